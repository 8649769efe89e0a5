import { REPORT_LINK_TEXTS } from "@/lib/domain/reports/report.messages";
import type { ReportKind } from "@/lib/domain/reports/report.rules";
import { reportHref } from "@/lib/links";

/** The quiet link to the form that reports something; search engines leave it out. */
export function ReportLink({ kind, id }: { kind: ReportKind; id: string }) {
  return (
    <a
      href={reportHref(kind, id)}
      rel="nofollow"
      className="inline-flex min-h-9 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
    >
      {REPORT_LINK_TEXTS[kind]}
    </a>
  );
}
