import { auditTexts as texts } from "@/lib/domain/audit/audit.messages";
import { formatDateTime } from "@/lib/domain/time/format-date";

type AuditRow = {
  id: string;
  createdAt: Date;
  action: string;
  actor: string | null | undefined;
  subject: string | null | undefined;
  target: string | null;
  before: unknown;
  after: unknown;
  requestId: string | null;
};

/** Audit events as a list of cards, which reads the same on a phone and a wide screen. */
export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  if (rows.length === 0) return <p>{texts.none}</p>;
  return (
    <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm lg:grid-cols-[11rem_1fr_1fr]">
          <time dateTime={row.createdAt.toISOString()} className="text-ink-soft tabular-nums">
            {formatDateTime(row.createdAt)}
          </time>
          <div className="min-w-0">
            <p className="font-medium">{row.action}</p>
            <p className="text-ink-soft">
              {texts.by} {personName(row.actor, texts.system)}
              {row.subject !== undefined && `, ${texts.about.toLowerCase()} ${personName(row.subject, texts.nobody)}`}
            </p>
          </div>
          <div className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">
            <p>{changeText(row.before, row.after)}</p>
            {row.target && <p>{row.target}</p>}
            {row.requestId && <p className="text-xs">{`${texts.request} ${row.requestId}`}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const personName = (name: string | null | undefined, none: string) =>
  name === undefined ? none : (name ?? texts.unknownPerson);

/** "role: support → owner" for each fact that changed. */
function changeText(before: unknown, after: unknown): string {
  const from = (before ?? {}) as Record<string, unknown>;
  const to = (after ?? {}) as Record<string, unknown>;
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .map((key) => `${key}: ${[from[key], to[key]].map((value) => String(value ?? texts.nobody)).join(" → ")}`)
    .join(", ");
}
