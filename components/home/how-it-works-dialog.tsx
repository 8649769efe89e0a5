"use client";

import { PageLink } from "@/components/ui/page-link";
import { Dialog } from "radix-ui";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { howItWorksDialogTexts as texts } from "@/lib/catalogue/home.messages";
import { FAMILY_STEPS } from "@/lib/catalogue/how-it-works";
import { links } from "@/lib/links";

type HowItWorksDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Returns the focus to the control that opened the dialog. */
  onClosed: () => void;
};

/** The four steps from the search to a review, with pictures. Escape, the close button or a click outside closes it. */
export function HowItWorksDialog({ open, onOpenChange, onClosed }: HowItWorksDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)] transition-opacity duration-150 starting:opacity-0" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[90dvh] max-w-3xl -translate-y-1/2 flex-col overflow-y-auto rounded-card border border-line bg-card shadow-float transition-opacity duration-150 starting:opacity-0"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-card py-3 pr-3 pl-5 sm:pl-6">
            <Dialog.Title className="font-display text-xl font-bold">{texts.howWorks}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.close}
              className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-leaf-wash"
            >
              <i className="icon size-5 icon-x" />
            </Dialog.Close>
          </div>
          <div className="flex flex-col gap-6 p-5 sm:p-6">
            <Dialog.Description className="text-ink-soft">{texts.fourStepsFrom}</Dialog.Description>
            <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
              {FAMILY_STEPS.map(({ key, title, text }, index) => (
                <li key={key} className="flex flex-col gap-2">
                  <Illustration name={`step-${key}`} width={240} height={180} className="mx-auto h-auto w-44" />
                  <h3 className="flex items-center gap-2.5 font-display text-lg font-semibold">
                    <span
                      aria-hidden
                      className="flex size-7 items-center justify-center rounded-full bg-leaf text-sm text-on-leaf tabular-nums"
                    >
                      {index + 1}
                    </span>
                    {title}
                  </h3>
                  <p className="text-sm text-pretty text-ink-soft">{text}</p>
                </li>
              ))}
            </ol>
            <div className="flex flex-wrap gap-3">
              <Button asChild className="grow sm:grow-0">
                <PageLink href={links.mentors}>{texts.findMentors}</PageLink>
              </Button>
              <Button asChild variant="secondary" className="grow sm:grow-0">
                <PageLink href={links.learningPlatform}>{texts.moreAboutPlatform}</PageLink>
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
