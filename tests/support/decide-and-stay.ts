/**
 * `decide-and-stay.ts TOKEN CASE NEWEST`: a minimal server process. Decides a case as the session's owner, sends the
 * mails as a server does, and runs until it is killed.
 */
import { decideCaseSchema } from "@/lib/domain/cases/case.schema";
import { decideCase } from "@/lib/server/cases/decide-case";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { actorOf } from "./actor-of";

const [token = "", caseId, newest] = process.argv.slice(2);
setInterval(() => {}, 60_000);
const staff = await asStaff(await actorOf({ token }), "decideCases", "request-1");
await decideCase(staff, decideCaseSchema.parse({ caseId, newest, decision: "warn", reason: "It is spam." }));
