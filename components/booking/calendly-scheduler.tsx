"use client";

import dynamic from "next/dynamic";
import { PageLink } from "@/components/ui/page-link";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "@/components/account/page-account";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { recordCalendlyMeetingAction } from "@/lib/actions/meeting.actions";
import { browserTimeZone } from "@/lib/client/browser-time-zone";
import { UNREACHABLE } from "@/lib/client/unreachable";
import { calendlySchedulerTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { links } from "@/lib/links";
import { isFromCalendly, scheduledEventOf } from "./calendly-message";

const Widget = dynamic(() => import("react-calendly").then((module) => module.InlineWidget), { ssr: false });

/** The widget's height on a phone with its month view, which avoids a layout shift; in CSS. */
const HEIGHT = "47.5rem";

/** Longer than a slow connection takes; a blocked widget never sends a message. */
const SILENCE_MS = 10_000;

type CalendlySchedulerProps = {
  url: string;
  /** Username, the answer to the event's first question. */
  mentor: string;
  person: { name: string; email: string };
};

type Outcome = "waiting" | "noting" | "noted" | { failure: string };

/** Calendly's widget instead of our own scheduler. Records each event booked there once. */
export function CalendlyScheduler({ url, mentor, person }: CalendlySchedulerProps) {
  const account = useAccount();
  const [outcome, setOutcome] = useState<Outcome>("waiting");
  const [eventUrl, setEventUrl] = useState<string | null>(null);
  const [isHeard, setIsHeard] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const seen = useRef(new Set<string>());

  async function note(calendlyEventUrl: string) {
    setOutcome("noting");
    const timeZone = browserTimeZone() ?? undefined;
    const event = { mentor, calendlyEventUrl, timeZone };
    const answer = await recordCalendlyMeetingAction(await account(), event).catch(() => UNREACHABLE);
    setOutcome(answer.status === "done" ? "noted" : { failure: answer.message });
  }

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SILENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (isFromCalendly(message)) setIsHeard(true);
      const scheduled = scheduledEventOf(message);
      if (scheduled === null || seen.current.has(scheduled)) return;
      seen.current.add(scheduled);
      setEventUrl(scheduled);
      void note(scheduled);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  });

  return (
    <div className="flex flex-col gap-4">
      {outcome === "noted" && (
        <Notice tone="success">
          <p>{messages.bookedOutside}</p>
          <PageLink href={links.meetings} className="font-medium text-leaf underline underline-offset-4">
            {texts.seeMeetings}
          </PageLink>
        </Notice>
      )}
      {typeof outcome === "object" && eventUrl && (
        <Notice tone="error">
          <p>{texts.meetingBookedCalendly(outcome.failure)}</p>
          <Button type="button" variant="secondary" className="mt-2" onClick={() => void note(eventUrl)}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {isLate && !isHeard && (
        <Notice tone="error">
          <p>{texts.calendlysCalendarDoes}</p>
          <p>
            <CalendlyLink url={url} />
            {texts.whatBookThere}
          </p>
        </Notice>
      )}
      <noscript>
        <p>
          {texts.bookingNeedsJavascript} <CalendlyLink url={url} />
        </p>
      </noscript>
      <div className="js-only overflow-hidden rounded-card border border-line" style={{ minHeight: HEIGHT }}>
        <Widget
          url={url}
          prefill={{ ...person, customAnswers: { a1: mentor } }}
          iframeTitle={texts.chooseTimeCalendly}
          styles={{ height: HEIGHT, minWidth: 0 }}
        />
      </div>
    </div>
  );
}

function CalendlyLink({ url }: { url: string }) {
  return (
    <a href={url} className="font-medium text-leaf underline underline-offset-4">
      {texts.bookCalendly}
    </a>
  );
}
