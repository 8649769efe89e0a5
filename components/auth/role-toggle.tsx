import type { AccountRole } from "@/lib/domain/account/account.schema";
import { roleToggleTexts as texts } from "@/lib/domain/account/sign-in.messages";

const ROLES: readonly { role: AccountRole; label: string }[] = [
  { role: "user", label: texts.user },
  { role: "mentor", label: texts.mentor },
];

/** Chooses between the two roles: a radio group styled as a switch, usable without JavaScript. */
export function RoleToggle({ chosen, onChoose }: { chosen: AccountRole; onChoose: (role: AccountRole) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{texts.iRegisterAs}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control border border-line bg-card p-1">
        {ROLES.map(({ role, label }) => (
          <label
            key={role}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control font-medium has-checked:bg-leaf-wash has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === chosen}
              onChange={() => onChoose(role)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
