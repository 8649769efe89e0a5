import type { ReactNode } from "react";

type ConsoleTableProps = { columns: readonly string[]; children: ReactNode };

/** A table of the console. On phones its rows are cards, whose cells name their column. */
export function ConsoleTable({ columns, children }: ConsoleTableProps) {
  return (
    <table className="block w-full text-left text-sm md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2 font-medium text-ink-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">{children}</tbody>
    </table>
  );
}

export function ConsoleRow({ children }: { children: ReactNode }) {
  return (
    <tr className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 md:table-row md:rounded-none md:p-0">
      {children}
    </tr>
  );
}

/** @param label the column's name, which cards show; the first cell needs none */
export function ConsoleCell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td className="tabular-nums md:border-t md:border-line md:px-3 md:py-2">
      {label !== undefined && <span className="text-ink-soft md:hidden">{label}: </span>}
      {children}
    </td>
  );
}
