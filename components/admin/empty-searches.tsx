import { emptySearchTexts as texts } from "@/lib/domain/search/empty-search.messages";
import { formatDay } from "@/lib/domain/time/format-date";
import { ConsoleCell, ConsoleRow, ConsoleTable } from "./console-table";

type CountedSearch = { subject: string; className: string; town: string; count: number; lastDay: Date };

/** Searches without a result: a table, which becomes cards on phones. */
export function EmptySearches({ searches }: { searches: readonly CountedSearch[] }) {
  const { columns, any } = texts;
  if (searches.length === 0) return <p className="rounded-card border border-line bg-card p-6">{texts.none}</p>;
  return (
    <ConsoleTable columns={Object.values(columns)}>
      {searches.map(({ subject, className, town, count, lastDay }) => (
        <ConsoleRow key={[subject, className, town].join("|")}>
          <ConsoleCell label={columns.subject}>{subject || any}</ConsoleCell>
          <ConsoleCell label={columns.className}>{className || any}</ConsoleCell>
          <ConsoleCell label={columns.town}>{town || any}</ConsoleCell>
          <ConsoleCell label={columns.count}>{count.toLocaleString("en-GB")}</ConsoleCell>
          <ConsoleCell label={columns.lastDay}>{formatDay(lastDay.toISOString())}</ConsoleCell>
        </ConsoleRow>
      ))}
    </ConsoleTable>
  );
}
