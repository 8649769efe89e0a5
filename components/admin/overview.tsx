import type { JobRow } from "@/lib/domain/staff/job-state.rules";
import { consoleTexts as texts } from "@/lib/domain/staff/staff.messages";
import { type Capability, type StaffRole, staffMay } from "@/lib/domain/staff/staff.policy";
import { casesHref, links } from "@/lib/links";

const DAY_MS = 24 * 60 * 60 * 1000;

type Waiting = { count: number; since: Date | null };
type Week = Record<keyof typeof texts.figures, number>;

/** What has no age comes last. */
const sinceOf = ({ since }: Waiting) => since?.getTime() ?? Number.MAX_SAFE_INTEGER;

type WaitingListProps = {
  role: StaffRole;
  waiting: Record<"approvals" | "checks" | "mails" | "cases" | "appeals", Waiting>;
  jobs: readonly JobRow[];
  now: Date;
};

/** What waits for this staff role, each with a link and the age of the oldest. */
export function WaitingList({ role, waiting, jobs, now }: WaitingListProps) {
  const broken = jobs.filter(({ state }) => state === "failing" || state === "late");
  const rows: { key: keyof typeof texts.waits; href: string; needs: Capability; waits: Waiting }[] = [
    { key: "cases", href: links.cases, needs: "decideCases", waits: waiting.cases },
    { key: "appeals", href: casesHref({ show: "appeals" }), needs: "decideCases", waits: waiting.appeals },
    { key: "approvals", href: links.consoleMentors, needs: "reviewMentors", waits: waiting.approvals },
    { key: "checks", href: links.consoleMentors, needs: "reviewMentors", waits: waiting.checks },
    { key: "mails", href: links.failedMails, needs: "resendMails", waits: waiting.mails },
    { key: "jobs", href: "#jobs", needs: "seeConsole", waits: { count: broken.length, since: null } },
  ];
  const shown = rows
    .filter(({ needs, waits }) => waits.count > 0 && staffMay(role, needs))
    .sort((a, b) => sinceOf(a.waits) - sinceOf(b.waits));
  return (
    <section aria-labelledby="waiting-title" className="flex flex-col gap-3">
      <h2 id="waiting-title" className="font-display text-xl font-semibold">
        {texts.waiting}
      </h2>
      {shown.length === 0 && <p className="rounded-card border border-line bg-card p-4">{texts.nothingWaits}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {shown.map(({ key, href, waits: { count, since } }) => (
          <li key={key}>
            <a
              href={href}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-card border border-line bg-card p-4 hover:border-leaf"
            >
              <strong className="font-display text-2xl tabular-nums">{count}</strong>
              <span className="font-medium">{texts.waits[key]}</span>
              {since && (
                <span className="text-sm text-ink-soft">
                  {texts.oldest(Math.floor((now.getTime() - since.getTime()) / DAY_MS))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WeekFiguresProps = { thisWeek: Week; lastWeek: Week; mentorsListed: number };

/** The figures of the last seven days beside those of the seven before. */
export function WeekFigures({ thisWeek, lastWeek, mentorsListed }: WeekFiguresProps) {
  return (
    <section aria-labelledby="week-title" className="flex flex-col gap-3">
      <h2 id="week-title" className="font-display text-xl font-semibold">
        {texts.week}
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {Object.entries(texts.figures).map(([key, label]) => (
          <Figure
            key={key}
            label={label}
            count={thisWeek[key as keyof Week]}
            note={texts.weekBefore(lastWeek[key as keyof Week])}
          />
        ))}
        <Figure label={texts.mentorsListed} count={mentorsListed} />
      </dl>
    </section>
  );
}

function Figure({ label, count, note }: { label: string; count: number; note?: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-card p-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl font-bold tabular-nums">{count.toLocaleString("en-GB")}</dd>
      {note && <dd className="text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}
