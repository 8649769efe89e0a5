"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import { Button } from "./button";
import type { SheetPanelProps } from "./sheet-panel";

const loadPanel = () => import("./sheet-panel");

/** Loaded on the first press. If that fails, the sheet's content shows below its button. */
const SheetPanel = dynamic(
  () =>
    loadPanel().then(
      (module) => module.SheetPanel,
      () => PlainPanel,
    ),
  { ssr: false },
);

function PlainPanel({ title, isOpen, children }: SheetPanelProps) {
  return isOpen && <section aria-label={title}>{children}</section>;
}

const CloseContext = createContext(() => {});

type SheetProps = {
  title: string;
  /** Label of the button that opens it. */ label: ReactNode;
  children: ReactNode;
};

/** A button and the panel that it opens at the bottom of a phone's screen. */
export function Sheet({ title, label, children }: SheetProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function press() {
    setIsWanted(true);
    setIsOpen((wasOpen) => !wasOpen);
  }

  return (
    <CloseContext value={() => setIsOpen(false)}>
      <Button
        ref={opener}
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadPanel().catch(() => {})}
        onClick={press}
        className="w-full border-line bg-card px-3 text-sm text-ink hover:border-leaf hover:bg-leaf-wash"
      >
        {label}
      </Button>
      {isWanted && (
        <SheetPanel title={title} isOpen={isOpen} onOpenChange={setIsOpen} onClosed={() => opener.current?.focus()}>
          {children}
        </SheetPanel>
      )}
    </CloseContext>
  );
}

/** A button that closes the surrounding sheet. */
export function SheetClose({ children }: { children: ReactNode }) {
  return (
    <Button type="button" onClick={use(CloseContext)}>
      {children}
    </Button>
  );
}
