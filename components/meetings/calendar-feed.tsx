import { CopyButton } from "@/components/feedback/copy-button";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RenewFeed } from "./renew-feed";

type CalendarFeedProps = {
  address: string;
  /** Whether the page's address asks to confirm a new one. */
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
          Your meetings in your own calendar
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-ink-soft">
          Give this address to Google Calendar, Apple Calendar or Outlook as a calendar to subscribe to. It then shows
          all your meetings, and follows when they are moved or cancelled.
        </p>
      </div>
      <Field
        id="calendar-feed"
        label="Private address"
        hint="Anyone who has it can read your meetings, so keep it to yourself. A new password or signing out everywhere changes it."
      >
        <Input id="calendar-feed" readOnly value={address} aria-describedby="calendar-feed-hint" className="truncate" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} />
        <Button asChild variant="secondary">
          <a href={address.replace(/^https?:/, "webcal:")}>Open in a calendar program</a>
        </Button>
        <RenewFeed isAsking={isRenewing} />
      </div>
    </section>
  );
}
