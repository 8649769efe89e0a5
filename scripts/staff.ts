/**
 * `npm run staff -- add ADDRESS --role ROLE`, `remove ADDRESS`, `reset-factor ADDRESS`, `list`: who looks after the site, with any database and beside a
 * running server. Further members are invited in the console.
 */
import pg from "pg";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/staff.policy";
import { readArguments } from "./arguments";
import { migrate } from "./database/migrate-runner";
import { withDatabase } from "./database/open-database";
import { readEnvironment } from "./environment";
import { addStaff, listStaff, removeStaff, resetFactor } from "./staff/staff-accounts";

const USAGE = `Use: npm run staff -- add ADDRESS --role ${STAFF_ROLES.join("|")}, remove ADDRESS, reset-factor ADDRESS, or list.`;

type Command =
  | { name: "add"; email: string; role: StaffRole }
  | { name: "remove" | "reset-factor"; email: string }
  | { name: "list" };

const command = readArguments(
  { options: { role: { type: "string" } }, allowPositionals: true },
  ({ values, positionals: [name, address, ...rest] }): Command => {
    const email = address?.trim().toLowerCase();
    const role = STAFF_ROLES.find((known) => known === values.role);
    if (rest.length === 0 && name === "list" && email === undefined) return { name };
    if (rest.length === 0 && (name === "remove" || name === "reset-factor") && email !== undefined)
      return { name, email };
    if (rest.length === 0 && name === "add" && email !== undefined && role) return { name, email, role };
    throw new Error(USAGE);
  },
);

await withDatabase(readEnvironment(), async ({ directUrl }) => {
  await migrate(directUrl);
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    if (command.name === "add") console.log(await addStaff(client, command));
    else if (command.name === "remove") console.log(await removeStaff(client, command.email));
    else if (command.name === "reset-factor") console.log(await resetFactor(client, command.email));
    else for (const { email, role } of await listStaff(client)) console.log(`${role.padEnd(10)} ${email}`);
  } finally {
    await client.end();
  }
});
