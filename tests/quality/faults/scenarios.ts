import { databaseBusy } from "./database-busy";
import { databaseStopped } from "./database-stopped";
import { diskFull } from "./disk-full";
import { killBooking } from "./kill-booking";
import { killReview } from "./kill-review";
import { mailAway } from "./mail-away";
import type { Scenario } from "./scenario";
import { restart } from "./restart";
import { storageAway } from "./storage-away";
import { terminate } from "./terminate";
import { twoInstances } from "./two-instances";

/** Every scenario, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  databaseStopped,
  ...databaseBusy,
  mailAway,
  storageAway,
  diskFull,
  terminate,
  restart,
  killReview,
  killBooking,
  twoInstances,
];
