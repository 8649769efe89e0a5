import { ConsoleCell, ConsoleRow, ConsoleTable } from "@/components/admin/console-table";
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
        <ConsoleTable columns={Object.values(columns)}>
          {mentors.map((mentor) => (
            <ConsoleRow key={mentor.id}>
              <ConsoleCell>
                <PageLink
                  href={consoleMentorHref(mentor.username)}
                  className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
                >
                  {mentor.name}
                </PageLink>
              </ConsoleCell>
              <ConsoleCell label={columns.standing}>
                {STANDING_NAMES[mentor.standing]} · {mentor.isListed ? texts.listed : texts.notListed}
              </ConsoleCell>
              <ConsoleCell label={columns.asks}>
                {[...(mentor.asksForApproval ? [texts.approval] : []), ...mentor.asksForChecks].join(", ") || "–"}
              </ConsoleCell>
              <ConsoleCell label={columns.since}>
                {mentor.waitsSince
                  ? texts.days(Math.floor((now.getTime() - mentor.waitsSince.getTime()) / DAY_MS))
                  : "–"}
              </ConsoleCell>
              <ConsoleCell label={columns.claim}>{mentor.claimedBy ?? texts.nobody}</ConsoleCell>
            </ConsoleRow>
          ))}
        </ConsoleTable>
      )}
      <p className="flex flex-wrap gap-6">
        {page > 1 && <TurnLink href={consoleMentorsHref({ show, page: page - 1 })}>{texts.previous}</TurnLink>}
        {hasNext && <TurnLink href={consoleMentorsHref({ show, page: page + 1 })}>{texts.next}</TurnLink>}
      </p>
    </div>
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
