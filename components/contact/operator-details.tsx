import { contactTexts as texts } from "@/lib/domain/contact/contact.messages";

type OperatorDetailsProps = {
  operator: { name?: string; email?: string; address?: string };
  /** Name of the grievance officer, who keeps the times that the page then promises. */
  grievanceOfficer?: string;
};

/** Who runs the site, as its settings say. */
export function OperatorDetails({ operator: { name, email, address }, grievanceOfficer }: OperatorDetailsProps) {
  const rows = [
    { label: texts.name, value: name },
    { label: texts.address, value: address },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <section aria-labelledby="operator" className="flex flex-col gap-3">
        <h2 id="operator" className="font-display text-xl font-bold">
          {texts.operator}
        </h2>
        {rows.length === 0 && email === undefined && <p>{texts.notSet}</p>}
        <dl className="flex flex-col gap-3">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
          {email !== undefined && (
            <div>
              <dt className="text-sm text-ink-soft">{texts.email}</dt>
              <dd>
                <a
                  href={`mailto:${email}`}
                  className="inline-flex min-h-11 items-center font-medium break-all text-leaf underline underline-offset-4"
                >
                  {email}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </section>
      {grievanceOfficer !== undefined && (
        <section aria-labelledby="grievance" className="flex flex-col gap-3">
          <h2 id="grievance" className="font-display text-xl font-bold">
            {texts.grievance}
          </h2>
          <p className="text-pretty">{texts.grievanceWho(grievanceOfficer)}</p>
          <p className="text-pretty">{texts.grievanceHow}</p>
          <p className="text-pretty">{texts.grievanceTimes}</p>
        </section>
      )}
    </>
  );
}
