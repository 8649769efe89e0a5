import { AvailabilityPanel } from "@/components/availability/availability-panel";
import { PREVIEW_DAYS } from "@/lib/domain/meetings/free-week.rules";
import type { Actor } from "@/lib/server/auth/session";
import { readAvailability } from "@/lib/server/meetings/read-availability";
import { readBusyTimes } from "@/lib/server/meetings/read-busy-times";

/** The tab of a mentor's hours. */
export async function OwnAvailability({ actor, initialTab }: { actor: Actor; initialTab: string }) {
  const [availability, busy] = await Promise.all([readAvailability(actor), readBusyTimes(actor, PREVIEW_DAYS + 1)]);
  return (
    <AvailabilityPanel availability={availability} busy={busy} now={new Date().getTime()} initialTab={initialTab} />
  );
}
