import { findPersonAction } from "@/lib/actions/people.actions";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import type { FoundPerson } from "@/lib/domain/people/person-file";
import { personHref } from "@/lib/links";
import { ConsoleField } from "./console-field";
import { ConsoleForm } from "./console-form";

/** The search for a person. */
export function PeopleSearch({ find }: { find?: string }) {
  return (
    <ConsoleForm
      action={findPersonAction}
      label={texts.title}
      submit={texts.findButton}
      className="flex max-w-xl flex-col items-start gap-3"
    >
      <ConsoleField
        id="find"
        name="find"
        label={texts.find}
        hint={texts.findHint}
        value={find}
        maxLength={254}
        required
      />
    </ConsoleForm>
  );
}

type FoundPeopleProps = { find: string; people: readonly FoundPerson[]; hasMore: boolean };

/** The people who match. Plain links: a prefetch would count as an opening in the audit. */
export function FoundPeople({ find, people, hasMore }: FoundPeopleProps) {
  if (people.length === 0) {
    return <p className="rounded-card border border-line bg-card p-6 [overflow-wrap:anywhere]">{texts.none(find)}</p>;
  }
  return (
    <section aria-label={texts.results} className="flex flex-col gap-3">
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {people.map(({ id, name, username, maskedEmail, role, isVerified, isSuspended }) => (
          <li key={id} className="grid gap-x-6 px-4 py-2 sm:grid-cols-[1fr_1fr_auto] sm:items-center">
            <a
              href={personHref(username)}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold [overflow-wrap:anywhere] text-leaf underline underline-offset-4"
            >
              {name}
            </a>
            <p className="min-w-0 text-sm [overflow-wrap:anywhere] text-ink-soft">
              {username} · {maskedEmail}
            </p>
            <p className="text-sm">
              {[
                texts.roles[role],
                isVerified ? texts.verified : texts.notVerified,
                ...(isSuspended ? [texts.suspended] : []),
              ].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-sm text-ink-soft">{texts.more}</p>}
    </section>
  );
}
