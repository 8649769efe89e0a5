import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { AUDIT_ACTIONS } from "@/lib/domain/audit/audit-actions";
import { auditTexts as texts } from "@/lib/domain/audit/audit.messages";
import type { AuditFilter } from "@/lib/domain/audit/audit-page.schema";
import { auditHref, links } from "@/lib/links";

/** The filters of the audit as a plain form, with the link to the file of what it shows. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const { after: _, ...shown } = filter;
  return (
    <form action={links.audit} aria-label={texts.filters} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field id="audit-action" label={texts.action}>
        <Select id="audit-action" name="action" defaultValue={filter.action ?? ""}>
          <option value="">{texts.allActions}</option>
          {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="audit-person" label={texts.person}>
        <Input id="audit-person" name="person" defaultValue={filter.person} maxLength={254} />
      </Field>
      <Field id="audit-from" label={texts.from}>
        <Input id="audit-from" name="from" type="date" defaultValue={filter.from} />
      </Field>
      <Field id="audit-to" label={texts.to}>
        <Input id="audit-to" name="to" type="date" defaultValue={filter.to} />
      </Field>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2 lg:col-span-4">
        <Button type="submit">{texts.apply}</Button>
        <a href={links.audit} className="text-leaf underline">
          {texts.clear}
        </a>
        <a href={auditHref(shown, links.auditCsv)} className="text-leaf underline" download>
          {texts.download}
        </a>
      </div>
    </form>
  );
}
