import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import type { QueuedMentor } from "@/lib/domain/verification/mentor-file";
import { mentorQueueTexts as texts, STANDING_NAMES } from "@/lib/domain/verification/verification.messages";
import { QUEUE_FILTERS, type QueueFilter } from "@/lib/domain/verification/verification.schema";
import { consoleMentorHref, consoleMentorsHref } from "@/lib/links";

const DAY_MS = 24 * 60 * 60 * 1000;

type MentorQueueProps = {
  mentors: readonly QueuedMentor[];
  show: QueueFilter;
  page: number;
  hasNext: boolean;
  now: Date;
};

/** The staff's queue of mentors: a table, which becomes cards on phones. */
export function MentorQueue({ mentors, show, page, hasNext, now }: MentorQueueProps) {
  const { columns } = texts;
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={texts.filters} className="flex flex-wrap gap-2">
        {QUEUE_FILTERS.map((filter) => (
          <PageLink
            key={filter}
            href={consoleMentorsHref({ show: filter })}
            aria-current={filter === show ? "page" : undefined}
            className={cn(
              "flex min-h-11 items-center rounded-full border px-4 text-sm font-medium",
              filter === show ? "border-leaf bg-leaf-wash text-leaf" : "border-line hover:border-leaf",
            )}
          >
            {texts.filterNames[filter]}
          </PageLink>
        ))}
      </nav>
      {mentors.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-6">
          {show === "waiting" ? texts.nobodyWaits : texts.nobodyThere}
        </p>
      ) : (
        <table className="block w-full text-left text-sm md:table">
          <thead className="sr-only md:not-sr-only md:table-header-group">
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-medium text-ink-soft">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="flex flex-col gap-3 md:table-row-group">
            {mentors.map((mentor) => (
              <tr
                key={mentor.id}
                className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 md:table-row md:rounded-none md:p-0"
              >
                <td className="md:border-t md:border-line md:px-3 md:py-2">
                  <PageLink
                    href={consoleMentorHref(mentor.username)}
                    className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
                  >
                    {mentor.name}
                  </PageLink>
                </td>
                <Cell label={columns.standing}>
                  {STANDING_NAMES[mentor.standing]} · {mentor.isListed ? texts.listed : texts.notListed}
                </Cell>
                <Cell label={columns.asks}>
                  {[...(mentor.asksForApproval ? [texts.approval] : []), ...mentor.asksForChecks].join(", ") || "–"}
                </Cell>
                <Cell label={columns.since}>
                  {mentor.waitsSince
                    ? texts.days(Math.floor((now.getTime() - mentor.waitsSince.getTime()) / DAY_MS))
                    : "–"}
                </Cell>
                <Cell label={columns.claim}>{mentor.claimedBy ?? texts.nobody}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="flex flex-wrap gap-6">
        {page > 1 && <TurnLink href={consoleMentorsHref({ show, page: page - 1 })}>{texts.previous}</TurnLink>}
        {hasNext && <TurnLink href={consoleMentorsHref({ show, page: page + 1 })}>{texts.next}</TurnLink>}
      </p>
    </div>
  );
}

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <td className="md:border-t md:border-line md:px-3 md:py-2">
      <span className="text-ink-soft md:hidden">{label}: </span>
      {children}
    </td>
  );
}

function TurnLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}
