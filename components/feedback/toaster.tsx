"use client";

import { type ComponentType, useEffect, useState } from "react";

type Options = {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** A later toast with the same id replaces this one, as the result replaces "loading". */
  id?: string;
};
/** The kinds of toasts. */
export type Toast = {
  kind: "success" | "info" | "warning" | "error" | "loading" | "default";
  text: string;
  options?: Options;
};

/** How long the text alone shows, in milliseconds: longer than a toast, because it is less visible. */
const WORDS_MS = 8000;

/** Shows a toast, or queues it until the library is ready. */
let show: (toast: Toast) => void = keep;
const kept: Toast[] = [];
let onKept = () => {};

function keep(toast: Toast): void {
  kept.push(toast);
  onKept();
}

const tell = (kind: Toast["kind"]) => (text: string, options?: Options) => show({ kind, text, options });

/** The only interface to the toast library. */
export const notify = {
  success: tell("success"),
  info: tell("info"),
  warning: tell("warning"),
  error: tell("error"),
  loading: tell("loading"),
  default: tell("default"),
};

const wordsOf = ({ text, options }: Toast) => [text, options?.description].filter(Boolean).join(" – ");

function startShowing(showOne: (toast: Toast) => void): () => void {
  show = showOne;
  kept.splice(0).forEach(showOne);
  return () => (show = keep);
}

/** Focus inside one of these means that a toast is likely soon. */
const FORMS = "form, [role=dialog], [role=alertdialog]";

/**
 * Where toasts appear. The library loads when the focus first enters a form or dialog, or with the first toast. If it
 * cannot load, for example offline, only the text shows.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType<{ onReady: typeof startShowing }> | null>(null);
  const [words, setWords] = useState<string[]>([]);

  useEffect(() => {
    const fetchList = () =>
      import("./toast-list").then(
        ({ ToastList }) => setList(() => ToastList),
        () => setWords(kept.splice(0).map(wordsOf)),
      );
    const stop = () => document.removeEventListener("focusin", begin);
    const begin = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest(FORMS)) return;
      stop();
      void fetchList();
    };
    document.addEventListener("focusin", begin);
    onKept = () => void fetchList();
    if (kept.length > 0) onKept();
    return () => {
      stop();
      onKept = () => {};
    };
  }, []);

  useEffect(() => {
    if (words.length === 0) return;
    const timer = setTimeout(() => setWords([]), WORDS_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <>
      {List && <List onReady={startShowing} />}
      {words.length > 0 && (
        <div role="alert" className="fixed right-4 bottom-4 z-50 flex max-w-89 flex-col gap-3.5">
          {words.map((text) => (
            <p key={text} className="rounded-control border border-line bg-card p-4 text-sm shadow-float">
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
