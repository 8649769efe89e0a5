import "server-only";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/site";

/** 128 bits, so that nobody finds a room by trying names. */
const ROOM_BYTES = 16;

/** The address of a new room for an online meeting. Letters and digits only: some services fold other signs away. */
export function newRoomUrl(): string {
  return env.MEETING_URL_TEMPLATE.replace("{room}", `${site.name}-${randomBytes(ROOM_BYTES).toString("hex")}`);
}
