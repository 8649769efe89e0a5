import type { Client } from "pg";
import type { AuditAction } from "@/lib/domain/audit/audit-actions";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";

/**
 * Gives a verified account a staff role, or another one.
 * @returns what to tell
 * @throws Error when there is no such account
 */
export async function addStaff(client: Client, { email, role }: { email: string; role: StaffRole }): Promise<string> {
  return inTransaction(client, async () => {
    const { id, role: before } = await findAccount(client, email);
    if (before === role) return `${email} is ${role} already.`;
    await client.query(
      `INSERT INTO staff_member (user_id, role) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET role = excluded.role`,
      [id, role],
    );
    await record(client, before === null ? "staff.added" : "staff.role_changed", id, before, role);
    return `${email} is ${role} now, and finds the console at /admin.`;
  });
}

/**
 * Takes a staff role away. The person with access to the database may remove the last owner as well, and add another.
 * @returns what to tell
 * @throws Error when there is no such account
 */
export async function removeStaff(client: Client, email: string): Promise<string> {
  return inTransaction(client, async () => {
    const { id, role: before } = await findAccount(client, email);
    if (before === null) return `${email} has no staff role.`;
    await client.query("DELETE FROM staff_member WHERE user_id = $1", [id]);
    await record(client, "staff.removed", id, before, null);
    return `${email} has no staff role any more.`;
  });
}

/**
 * Turns the second factor of an account off, for somebody who has lost the phone and the recovery codes.
 * @returns what to tell
 * @throws Error when there is no such account
 */
export async function resetFactor(client: Client, email: string): Promise<string> {
  return inTransaction(client, async () => {
    const { id } = await findAccount(client, email);
    const { rowCount } = await client.query("DELETE FROM second_factor WHERE user_id = $1", [id]);
    if (rowCount === 0) return `${email} has no second factor.`;
    await client.query("INSERT INTO audit_event (action, subject_id) VALUES ($1, $2)", [
      "second_factor.reset" satisfies AuditAction,
      id,
    ]);
    return `${email} has no second factor any more, and sets up a new one at /profile/security.`;
  });
}

/** Everybody with a staff role, owners first. */
export async function listStaff(client: Client): Promise<{ email: string; role: StaffRole }[]> {
  const sql =
    "SELECT u.email, s.role FROM staff_member s JOIN user_account u ON u.id = s.user_id ORDER BY s.role, u.email";
  return (await client.query<{ email: string; role: StaffRole }>(sql)).rows;
}

type Found = { id: string; role: StaffRole | null };

async function findAccount(client: Client, email: string): Promise<Found> {
  const { rows } = await client.query<Found>(
    `SELECT u.id, s.role FROM user_account u LEFT JOIN staff_member s ON s.user_id = u.id
     WHERE u.email = $1 AND u.email_verified_at IS NOT NULL AND u.deleted_at IS NULL FOR UPDATE OF u`,
    [email],
  );
  if (!rows[0]) throw new Error(`No account with the address ${email} is verified. Register it on the site first.`);
  return rows[0];
}

async function record(
  client: Client,
  action: AuditAction,
  subjectId: string,
  before: StaffRole | null,
  after: StaffRole | null,
): Promise<void> {
  await client.query(`INSERT INTO audit_event (action, subject_id, before, after) VALUES ($1, $2, $3, $4)`, [
    action,
    subjectId,
    { role: before },
    { role: after },
  ]);
}

async function inTransaction(client: Client, run: () => Promise<string>): Promise<string> {
  await client.query("BEGIN");
  try {
    const text = await run();
    await client.query("COMMIT");
    return text;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
