/**
 * `book-and-stay.ts TOKEN MENTOR START`: a minimal server process. Books as the session's owner, sends the mails as a
 * server does, and runs until it is killed.
 */
import { createMeeting } from "@/lib/server/meetings/create-meeting";
import { actorOf } from "./actor-of";

const [token = "", mentor = "", start = ""] = process.argv.slice(2);
setInterval(() => {}, 60_000);
await createMeeting(await actorOf({ token }), {
  mentor,
  startsAt: new Date(start),
  format: "online",
  topic: null,
  className: null,
  contact: null,
  timeZone: "Asia/Kolkata",
  idempotencyKey: crypto.randomUUID(),
});
