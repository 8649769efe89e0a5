"use client";

import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { confirmDialogTexts as texts } from "@/lib/ui.messages";
import { Button } from "./button";
import { cn } from "./class-names";
import { useFocusReturn } from "./use-focus-return";

type ConfirmDialogProps = {
  title: string;
  /** What will happen, in one or a few sentences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** "danger" for actions that cannot be undone. */
  tone?: "plain" | "danger";
  /** While the action runs, it can be neither confirmed again nor closed. */
  isBusy?: boolean;
  /**
   * If set, the parent controls opening and closing, including after a confirmation. Otherwise the trigger opens it and
   * a confirmation closes it.
   */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onConfirm: () => void;
  /** The button that opens it and gets the focus back; without one, the previously focused element does. */
  trigger?: ReactNode;
};

/** Asks before an important action. The focus starts on Cancel. Escape cancels too; a click outside does nothing. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = texts.cancel,
  tone = "plain",
  isBusy = false,
  open,
  onOpenChange,
  onConfirm,
  trigger,
}: ConfirmDialogProps) {
  const { remember, giveBack } = useFocusReturn();

  function confirm(event: React.MouseEvent) {
    if (open !== undefined || isBusy) event.preventDefault();
    if (!isBusy) onConfirm();
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next || !isBusy) && onOpenChange?.(next)}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)] transition-opacity duration-150 starting:opacity-0" />
        <AlertDialog.Content
          aria-busy={isBusy}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={trigger ? undefined : giveBack}
          onEscapeKeyDown={(event) => isBusy && event.preventDefault()}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[85dvh] max-w-md -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-card border border-line bg-card p-6 shadow-float transition-opacity duration-150 starting:opacity-0"
        >
          <AlertDialog.Title className="font-display text-xl font-bold text-balance">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="flex flex-col gap-3 text-pretty text-ink-soft">{children}</div>
          </AlertDialog.Description>
          {/* Busy buttons keep the focus, which disabled ones would lose. */}
          <div data-toasts-above className="mt-2 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button
                type="button"
                variant="secondary"
                aria-disabled={isBusy}
                onClick={(event) => isBusy && event.preventDefault()}
                className="grow aria-disabled:cursor-not-allowed aria-disabled:opacity-60 sm:grow-0"
              >
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button
                type="button"
                aria-disabled={isBusy}
                onClick={confirm}
                className={cn(
                  "grow aria-disabled:cursor-not-allowed sm:grow-0",
                  tone === "danger" && "bg-brick hover:bg-brick/90",
                )}
              >
                {isBusy && <i className="icon size-4 animate-spin icon-loader-circle motion-reduce:hidden" />}
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
