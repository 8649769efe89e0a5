import { announceAction, endAnnouncementAction } from "@/lib/actions/announcement.actions";
import { announcementTexts as texts } from "@/lib/domain/announcements/announcement.messages";
import { ANNOUNCEMENT_MAX, type AnnouncementKind } from "@/lib/domain/announcements/announcement.schema";
import { ConsoleField } from "./console-field";
import { ConsoleForm } from "./console-form";

const CARD = "flex flex-col gap-3 rounded-card border border-line bg-card p-4";

type Row = { id: string; text: string; link: string | null; kind: AnnouncementKind; from: string; to: string };

/** Announcements that have not ended, and the form for another one. */
export function Announcements({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <section className={CARD}>
        <h2 className="font-display text-lg font-semibold">{texts.add}</h2>
        <ConsoleForm
          action={announceAction}
          label={texts.add}
          submit={texts.publish}
          className="flex flex-col items-start gap-4"
        >
          <ConsoleField id="text" name="text" label={texts.text} kind="words" maxLength={ANNOUNCEMENT_MAX} required />
          <ConsoleField id="link" name="link" label={texts.link} hint={texts.linkHint} />
          <ConsoleField id="kind" name="kind" label={texts.kind} options={texts.kinds} />
          <ConsoleField
            id="starts"
            name="startsAt"
            label={texts.startsAt}
            hint={texts.startsHint}
            kind="datetime-local"
          />
          <ConsoleField id="ends" name="endsAt" label={texts.endsAt} kind="datetime-local" required />
        </ConsoleForm>
      </section>
      <section className={CARD}>
        <h2 className="font-display text-lg font-semibold">{texts.current}</h2>
        {rows.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
        <ul className="divide-y divide-line">
          {rows.map(({ id, text, link, kind, from, to }) => (
            <li key={id} className="flex flex-col items-start gap-2 py-3">
              <p className="[overflow-wrap:anywhere]">{text}</p>
              {link && <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{link}</p>}
              <p className="text-sm text-ink-soft">{`${texts.kinds[kind]} · ${texts.span(from, to)}`}</p>
              <ConsoleForm
                action={endAnnouncementAction}
                values={{ announcementId: id }}
                label={texts.endWhich(text)}
                submit={texts.end}
                tone="secondary"
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
