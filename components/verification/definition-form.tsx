import type { CheckDefinition } from "@/lib/domain/verification/check.rules";
import { checksPageTexts as texts } from "@/lib/domain/verification/verification.messages";
import { VerificationForm } from "./verification-form";

/** Adds a check, or changes one. */
export function DefinitionForm({ definition }: { definition: (CheckDefinition & { isActive: boolean }) | null }) {
  const title = definition?.name ?? texts.add;
  const tick = (isOn: boolean) => (isOn ? "on" : undefined);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      <VerificationForm
        key={JSON.stringify(definition)}
        form="defineCheck"
        label={title}
        button={definition ? texts.save : texts.add}
        busy={texts.saving}
        isSecondary={definition !== null}
        hidden={{ checkId: definition?.id ?? "" }}
        fields={[
          { name: "name", label: texts.name, kind: "text", value: definition?.name },
          { name: "description", label: texts.descriptionField, kind: "text", value: definition?.description },
          {
            name: "monthsValid",
            label: texts.months,
            hint: texts.monthsHint,
            kind: "number",
            value: String(definition?.monthsValid ?? 12),
          },
          { name: "forBadge", label: texts.forBadge, kind: "tick", value: tick(definition?.forBadge ?? false) },
          { name: "forListing", label: texts.forListing, kind: "tick", value: tick(definition?.forListing ?? false) },
          { name: "isActive", label: texts.isActive, kind: "tick", value: tick(definition?.isActive ?? true) },
        ]}
      />
    </div>
  );
}
