import { emptySearchTexts as texts } from "@/lib/domain/search/empty-search.messages";
import { formatDay } from "@/lib/domain/time/format-date";

type CountedSearch = { subject: string; className: string; town: string; count: number; lastDay: Date };

/** Searches without a result: a table, which becomes cards on phones. */
export function EmptySearches({ searches }: { searches: readonly CountedSearch[] }) {
  const { columns, any } = texts;
  if (searches.length === 0) return <p className="rounded-card border border-line bg-card p-6">{texts.none}</p>;
  return (
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
        {searches.map(({ subject, className, town, count, lastDay }) => (
          <tr
            key={[subject, className, town].join("|")}
            className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 md:table-row md:rounded-none md:p-0"
          >
            <Cell label={columns.subject}>{subject || any}</Cell>
            <Cell label={columns.className}>{className || any}</Cell>
            <Cell label={columns.town}>{town || any}</Cell>
            <Cell label={columns.count}>{count.toLocaleString("en-GB")}</Cell>
            <Cell label={columns.lastDay}>{formatDay(lastDay.toISOString())}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td className="tabular-nums md:border-t md:border-line md:px-3 md:py-2">
      <span className="text-ink-soft md:hidden">{label}: </span>
      {children}
    </td>
  );
}
