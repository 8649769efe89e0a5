import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import {
  changeStaffRoleAction,
  inviteStaffAction,
  removeStaffAction,
  withdrawInvitationAction,
} from "@/lib/actions/staff.actions";
import { STAFF_ROLE_NAMES } from "@/lib/domain/staff/staff.messages";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import type { StaffRow } from "@/lib/domain/staff/staff-row";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/staff.policy";
import { ConsoleForm } from "./console-form";

const CARD = "flex flex-col gap-3 rounded-card border border-line bg-card p-4";

function RoleSelect({ id, value }: { id: string; value: StaffRole }) {
  return (
    // React keeps a field's value when its default changes, so another role needs another element.
    <Select key={value} id={id} name="role" defaultValue={value}>
      {STAFF_ROLES.map((one) => (
        <option key={one} value={one}>
          {STAFF_ROLE_NAMES[one]}
        </option>
      ))}
    </Select>
  );
}

/** The staff. An owner changes the role of the others and removes them; oneself can only leave. */
export function StaffList({ members, ownId }: { members: readonly StaffRow[]; ownId: string }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {members.map(({ userId, name, email, role }) => {
        const isOwn = userId === ownId;
        const [ask, consequence] = isOwn ? [texts.leave, texts.leaveWhat] : [texts.remove, texts.removeWho(name)];
        return (
          <li key={userId} className={CARD}>
            <div className="min-w-0">
              <h2 className="font-semibold [overflow-wrap:anywhere]">
                {name}
                {isOwn && ` (${texts.you})`}
              </h2>
              <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{email}</p>
              <p className="text-sm">{STAFF_ROLE_NAMES[role]}</p>
            </div>
            {!isOwn && (
              <ConsoleForm
                action={changeStaffRoleAction}
                values={{ userId }}
                label={texts.roleOf(name)}
                submit={texts.changeRole}
                tone="secondary"
                className="flex flex-wrap items-end gap-3"
              >
                <Field id={`role-${userId}`} label={texts.roleOf(name)} hideLabel className="grow">
                  <RoleSelect id={`role-${userId}`} value={role} />
                </Field>
              </ConsoleForm>
            )}
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brick">{ask}</summary>
              <ConsoleForm
                action={removeStaffAction}
                values={{ userId }}
                label={consequence}
                submit={ask}
                tone="danger"
                className="flex flex-col items-start gap-3"
              >
                <p className="text-pretty">{consequence}</p>
              </ConsoleForm>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

type OpenInvitation = { email: string; role: StaffRole; until: string };

/** Invitations that nobody has accepted yet, and the form for another one. */
export function StaffInvitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <section className={CARD}>
        <h2 className="font-display text-lg font-semibold">{texts.invite}</h2>
        <p className="text-sm text-pretty text-ink-soft">{texts.inviteHint}</p>
        <ConsoleForm
          key={invitations.map(({ email, until }) => email + until).join()}
          action={inviteStaffAction}
          label={texts.invite}
          submit={texts.sendInvitation}
          className="flex flex-col items-start gap-4"
        >
          <Field id="invite-email" label={texts.email} className="w-full">
            <Input id="invite-email" name="email" type="email" autoComplete="off" required />
          </Field>
          <Field id="invite-role" label={texts.role} className="w-full">
            <RoleSelect id="invite-role" value="moderator" />
          </Field>
        </ConsoleForm>
      </section>
      {invitations.length > 0 && (
        <section className={CARD}>
          <h2 className="font-display text-lg font-semibold">{texts.open}</h2>
          <ul className="divide-y divide-line">
            {invitations.map(({ email, role, until }) => (
              <li key={email} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="[overflow-wrap:anywhere]">{email}</p>
                  <p className="text-sm text-ink-soft">{`${STAFF_ROLE_NAMES[role]} · ${texts.validUntil} ${until}`}</p>
                </div>
                <ConsoleForm
                  action={withdrawInvitationAction}
                  values={{ email }}
                  label={`${texts.withdraw}: ${email}`}
                  submit={texts.withdraw}
                  tone="secondary"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
