import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { DefinitionForm } from "@/components/verification/definition-form";
import { checksPageTexts as texts } from "@/lib/domain/verification/verification.messages";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";
import { listCheckDefinitions } from "@/lib/server/verification/check-definitions";

export const metadata: Metadata = pageMetadata({ title: texts.checks, description: texts.description, index: false });

/** The checks that an owner defines. */
export default async function ChecksPage() {
  const staff = await requireStaff("defineChecks", links.consoleChecks);
  const definitions = await listCheckDefinitions();
  return (
    <ConsoleFrame staff={staff} current={links.consoleChecks} title={texts.checks}>
      <p className="max-w-prose text-pretty">{texts.intro}</p>
      <ul className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        {definitions.map((definition) => (
          <li key={definition.id} className="rounded-card border border-line bg-card p-5">
            <DefinitionForm definition={definition} />
          </li>
        ))}
        <li className="rounded-card border border-dashed border-ink-soft/60 p-5">
          <DefinitionForm key={definitions.length} definition={null} />
        </li>
      </ul>
    </ConsoleFrame>
  );
}
