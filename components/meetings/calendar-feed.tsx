import { CopyButton } from "@/components/feedback/copy-button";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { calendarFeedTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import { RenewFeed } from "./renew-feed";

type CalendarFeedProps = {
  address: string;
  /** Whether the URL asks to confirm a new address. */
  isRenewing: boolean;
};

/** The private address that calendar programs subscribe to. */
export function CalendarFeed({ address, isRenewing }: CalendarFeedProps) {
  return (
    <section
      aria-labelledby="calendar-feed-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div>
        <h2 id="calendar-feed-title" className="font-display text-lg font-semibold">
          {texts.meetingsOwnCalendar}
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-ink-soft">{texts.giveThisAddress}</p>
      </div>
      <Field id="calendar-feed" label={texts.privateAddress} hint={texts.anyoneWhoHas}>
        <Input id="calendar-feed" readOnly value={address} aria-describedby="calendar-feed-hint" className="truncate" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} />
        <Button asChild variant="secondary">
          <a href={address.replace(/^https?:/, "webcal:")}>{texts.openCalendarProgram}</a>
        </Button>
        <RenewFeed isAsking={isRenewing} />
      </div>
    </section>
  );
}
