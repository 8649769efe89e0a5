import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { Select } from "@/components/ui/select";
import { CASE_KIND_NAMES, caseTexts as texts, DECISION_NAMES } from "@/lib/domain/cases/case.messages";
import type { QueuedCase } from "@/lib/domain/cases/case-file";
import type { CasesQuery } from "@/lib/domain/cases/case.schema";
import { CASE_REASON_TEXTS } from "@/lib/domain/reports/report.messages";
import { caseHref, casesHref, links } from "@/lib/links";
import { ConsoleCell, ConsoleRow, ConsoleTable } from "./console-table";

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

type CaseQueueProps = { cases: readonly QueuedCase[]; query: CasesQuery; hasNext: boolean; now: Date };

const NOTHING = { open: texts.noneOpen, appeals: texts.noneAppealed, closed: texts.none };

/** The staff's queue of cases: filters, and a table, which becomes cards on phones. */
export function CaseQueue({ cases, query, hasNext, now }: CaseQueueProps) {
  const { page, ...filter } = query;
  const isFiltered = filter.kind !== undefined || filter.reason !== undefined || filter.source !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <CaseFilters query={query} />
      {cases.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-6">{isFiltered ? texts.none : NOTHING[filter.show]}</p>
      ) : (
        <CaseTable cases={cases} show={filter.show} now={now} />
      )}
      <p className="flex flex-wrap gap-6">
        {page > 1 && (
          <PageLink href={casesHref({ ...filter, page: page - 1 })} className={LINK}>
            {texts.previous}
          </PageLink>
        )}
        {hasNext && (
          <PageLink href={casesHref({ ...filter, page: page + 1 })} className={LINK}>
            {texts.next}
          </PageLink>
        )}
      </p>
    </div>
  );
}

function CaseFilters({ query }: { query: CasesQuery }) {
  return (
    <form
      action={links.cases}
      aria-label={texts.filters}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5"
    >
      <Field id="case-show" label={texts.show}>
        <Select id="case-show" name="show" defaultValue={query.show}>
          <Options labels={texts.states} />
        </Select>
      </Field>
      <Field id="case-kind" label={texts.kind}>
        <Select id="case-kind" name="kind" defaultValue={query.kind ?? ""}>
          <option value="">{texts.allKinds}</option>
          <Options labels={CASE_KIND_NAMES} />
        </Select>
      </Field>
      <Field id="case-reason" label={texts.reason}>
        <Select id="case-reason" name="reason" defaultValue={query.reason ?? ""}>
          <option value="">{texts.allReasons}</option>
          <Options labels={CASE_REASON_TEXTS} />
        </Select>
      </Field>
      <Field id="case-source" label={texts.source}>
        <Select id="case-source" name="source" defaultValue={query.source ?? ""}>
          <option value="">{texts.allSources}</option>
          <Options labels={texts.sources} />
        </Select>
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{texts.apply}</Button>
        <a href={links.cases} className={LINK}>
          {texts.clear}
        </a>
      </div>
    </form>
  );
}

function Options({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

const daysSince = (time: Date | null, now: Date) => Math.floor((now.getTime() - (time ?? now).getTime()) / DAY_MS);

type CaseTableProps = { cases: readonly QueuedCase[]; show: CasesQuery["show"]; now: Date };

function CaseTable({ cases, show, now }: CaseTableProps) {
  const [isOpen, isAppeals] = [show === "open", show === "appeals"];
  const { what, reasons, reports, age, claim, decision } = texts.columns;
  const last = isOpen ? claim : decision;
  return (
    <ConsoleTable columns={[what, reasons, reports, age, last]}>
      {cases.map((row) => (
        <ConsoleRow key={row.id}>
          <ConsoleCell>
            <PageLink href={caseHref(row.id)} className={LINK}>
              {texts.titleOf(row.kind, row.subjectName)}
            </PageLink>
            {row.isChildSafety && (
              <span className="text-xs ms-2 rounded-full border border-brick px-2 py-0.5 font-semibold text-brick">
                {texts.childSafety}
              </span>
            )}
          </ConsoleCell>
          <ConsoleCell label={reasons}>{row.reasons.map((reason) => CASE_REASON_TEXTS[reason]).join(", ")}</ConsoleCell>
          <ConsoleCell label={reports}>{row.reportCount.toLocaleString("en-GB")}</ConsoleCell>
          <ConsoleCell label={age}>{texts.age(daysSince(isAppeals ? row.appealedAt : row.openedAt, now))}</ConsoleCell>
          <ConsoleCell label={last}>
            {isOpen
              ? (row.claimedBy ?? texts.nobody)
              : row.decision
                ? DECISION_NAMES[row.decision]
                : texts.closedItself}
          </ConsoleCell>
        </ConsoleRow>
      ))}
    </ConsoleTable>
  );
}
