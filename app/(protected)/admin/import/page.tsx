import type { Metadata } from "next";
import { ConsoleField } from "@/components/admin/console-field";
import { ConsoleForm } from "@/components/admin/console-form";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { uploadMentorsAction } from "@/lib/actions/import.actions";
import { importTexts as texts } from "@/lib/domain/imports/mentor-import.messages";
import { IMPORT_COLUMNS, IMPORT_TEXT_MAX } from "@/lib/domain/imports/mentor-import.rules";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

const EXAMPLE = [Object.keys(IMPORT_COLUMNS), Object.values(IMPORT_COLUMNS)].map((cells) => cells.join(",")).join("\n");

/** Where owners paste a table of mentors. */
export default async function ImportPage() {
  const staff = await requireStaff("importMentors", links.importMentors);
  return (
    <ConsoleFrame staff={staff} current={links.importMentors} title={texts.title}>
      <p className="max-w-prose text-pretty text-ink-soft">{texts.intro}</p>
      <p className="max-w-prose text-pretty text-ink-soft">{texts.nothingPublic}</p>
      <ConsoleForm
        action={uploadMentorsAction}
        label={texts.check}
        submit={texts.check}
        className="flex flex-col items-start gap-4"
      >
        <ConsoleField id="csv" name="csv" label={texts.csv} kind="table" maxLength={IMPORT_TEXT_MAX} required />
      </ConsoleForm>
      <section aria-labelledby="columns" className="flex flex-col gap-3">
        <h2 id="columns" className="font-display text-lg font-semibold">
          {texts.columnsTitle}
        </h2>
        <p className="max-w-prose text-ink-soft">{texts.columnsHint}</p>
        <dl className="grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          {Object.entries(texts.columns).map(([column, what]) => (
            <div key={column} className="contents">
              <dt className="font-mono">{column}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <h3 id="example" className="font-medium">
          {texts.example}
        </h3>
        <pre
          tabIndex={0}
          role="region"
          aria-labelledby="example"
          className="overflow-x-auto rounded-control border border-line bg-card p-4 text-sm"
        >
          {EXAMPLE}
        </pre>
      </section>
    </ConsoleFrame>
  );
}
