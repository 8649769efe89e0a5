"use client";

import { Dialog } from "radix-ui";
import { useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { cancelMeetingTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { links, ownMeetingsHref } from "@/lib/links";
import { CancelForm } from "./cancel-form";
import type { MeetingsView } from "./meetings-view";

/** A meeting is cancelled; a Calendly entry is only removed from the list. */
const MEETING = { question: texts.cancelThisMeeting, keep: texts.keepMeeting, button: texts.cancel };
const ENTRY = { question: texts.removeThisEntry, keep: texts.keepEntry, button: texts.remove };

type CancelMeetingProps = { meeting: OwnMeeting; view: MeetingsView };

/**
 * Cancels a meeting after a confirmation. Without JavaScript the button reloads the page, which then shows the
 * confirmation.
 */
export function CancelMeeting({ meeting, view: { when, page, cancel } }: CancelMeetingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [isShowing, startShowing] = useTransition();
  const opener = useRef<HTMLButtonElement>(null);
  const wording = meeting.startsAt === null ? ENTRY : MEETING;

  if (cancel === meeting._id) {
    return (
      <section
        className="flex w-full flex-col gap-3 rounded-card border border-brick p-5"
        aria-label={wording.question}
      >
        <p className="font-display text-lg font-semibold">{wording.question}</p>
        <CancelForm
          meeting={meeting}
          keep={
            <Button asChild variant="secondary">
              <a href={ownMeetingsHref({ when, page })}>{wording.keep}</a>
            </Button>
          }
        />
      </section>
    );
  }
  // The dialog is a sibling of this form, because React bubbles its submit event to its parents.
  return (
    <>
      <form
        method="get"
        action={links.profile}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isShowing) setIsOpen(true);
        }}
      >
        <input type="hidden" name="tab" value="meetings" />
        {page > 1 && <input type="hidden" name="page" value={page} />}
        <input type="hidden" name="cancel" value={meeting._id} />
        {/* While busy, all actions of the meeting ignore clicks (`Actions`) until the current list has loaded. */}
        <Button
          ref={opener}
          type="submit"
          variant="secondary"
          aria-busy={isShowing}
          aria-disabled={isShowing}
          className="border-brick text-brick"
        >
          {wording.button}
        </Button>
      </form>
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)]" />
          <Dialog.Content
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // After a cancellation the button disappears with the meeting.
              (isDone ? document.getElementById("meetings-title") : opener.current)?.focus();
            }}
            className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[90dvh] max-w-md -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-card border border-line bg-card p-6 shadow-float"
          >
            <Dialog.Title className="font-display text-xl font-bold text-balance">{wording.question}</Dialog.Title>
            <CancelForm
              meeting={meeting}
              keep={
                <Dialog.Close asChild>
                  <Button type="button" variant="secondary" className="grow sm:grow-0">
                    {wording.keep}
                  </Button>
                </Dialog.Close>
              }
              onDone={(show) => {
                setIsDone(true);
                setIsOpen(false);
                startShowing(show);
              }}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
