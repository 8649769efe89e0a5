import { ConsoleForm } from "@/components/admin/console-form";
import { unblockPersonAction } from "@/lib/actions/block.actions";
import { blockTexts as texts } from "@/lib/domain/blocks/block.messages";
import { formatDay } from "@/lib/domain/time/format-date";

type BlockedPeopleProps = { people: readonly { id: string; name: string; since: Date }[] };

/** Whom the user has blocked, each with a button to unblock. */
export function BlockedPeople({ people }: BlockedPeopleProps) {
  if (people.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="flex w-full flex-col divide-y divide-line">
      {people.map(({ id, name, since }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
          <div className="min-w-0">
            <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
              {name}
            </p>
            <p className="text-sm text-ink-soft">{formatDay(since.toISOString())}</p>
          </div>
          <ConsoleForm
            action={unblockPersonAction}
            values={{ userId: id }}
            label={texts.unblockWhom(name)}
            submit={texts.unblock}
            tone="secondary"
          />
        </li>
      ))}
    </ul>
  );
}
