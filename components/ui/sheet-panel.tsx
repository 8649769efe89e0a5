"use client";

import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { sheetPanelTexts as texts } from "@/lib/ui.messages";

export type SheetPanelProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Returns the focus to the control that opened the sheet. */
  onClosed: () => void;
  children: ReactNode;
};

/** The panel of a sheet; Escape, the close button or a click outside closes it. */
export function SheetPanel({ title, isOpen, onOpenChange, onClosed, children }: SheetPanelProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto rounded-t-card border-t border-line bg-card p-5 pb-8 shadow-float"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-lg font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.close}
              className="-mr-2 flex size-11 items-center justify-center rounded-full hover:bg-leaf-wash"
            >
              <i className="icon size-5 icon-x" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
