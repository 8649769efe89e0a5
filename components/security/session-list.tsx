import { ConsoleForm } from "@/components/admin/console-form";
import { endOtherSessionAction } from "@/lib/actions/security.actions";
import { securityTexts as texts } from "@/lib/domain/account/second-factor.messages";

type Session = { id: string; device: string; startedAt: Date; lastSeenAt: Date; isThis: boolean };

const WHEN = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const when = (time: Date) => `${WHEN.format(time)} UTC`;

/** The devices that are signed in, each with a button to end its session. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-4">
      <h2 id="sessions" className="font-display text-xl font-bold">
        {texts.sessions}
      </h2>
      <ul className="flex flex-col gap-3">
        {sessions.map(({ id, device, startedAt, lastSeenAt, isThis }, index) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
          >
            <div className="flex flex-col">
              <span className="font-medium">{device}</span>
              <span className="text-sm text-ink-soft">
                {texts.since(when(startedAt))}, {texts.seen(when(lastSeenAt))}
              </span>
            </div>
            {isThis ? (
              <span className="text-sm font-medium text-leaf">{texts.thisDevice}</span>
            ) : (
              <ConsoleForm
                action={endOtherSessionAction}
                values={{ id }}
                label={`${texts.end}: ${index + 1}, ${device}`}
                submit={texts.end}
                tone="secondary"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
