import { freePort } from "@/scripts/port";
import { startFakeUploadThing } from "@/tests/support/fake-uploadthing";
import { startS3Server } from "@/tests/support/s3-server";
import { freeze, lockTables, surviveBusyDatabase, takeAllConnections } from "./database-busy";
import { surviveStoppedDatabase } from "./database-stopped";
import { killWhileBooking, killWhileReviewing } from "./kill";
import { breakMail } from "./mail-away";
import { openMailbox, sendingTo } from "./mailbox";
import { breakStorage, fillDisk } from "./pictures";
import { restart } from "./restart";
import { onSite, type Scenario, withService } from "./stage";
import { terminate } from "./terminate";
import { runTwoInstances } from "./two-instances";

/** A small server without reserved superuser connections, since the site is a superuser here. */
const FEW_CONNECTIONS = { settings: { max_connections: "30", superuser_reserved_connections: "0" } };
/** Milliseconds of each mail request, so that a server can be killed during one. */
const SLOW_MAIL_MS = 60;

/** Every scenario by its name on the command line, in running order. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  "database-stopped": onSite("the database stops and starts again under load", surviveStoppedDatabase),
  "pool-exhausted": onSite(
    "every connection of the pool waits for a lock",
    (stage) => surviveBusyDatabase(stage, lockTables),
    FEW_CONNECTIONS,
  ),
  "connections-taken": onSite(
    "others hold every connection that the database allows",
    (stage) => surviveBusyDatabase(stage, takeAllConnections),
    FEW_CONNECTIONS,
  ),
  "database-frozen": onSite(
    "the database keeps its connections and answers nothing",
    (stage) => surviveBusyDatabase(stage, freeze),
    FEW_CONNECTIONS,
  ),
  "mail-away": withService(
    "the mail provider refuses, fails, limits and hangs while people register and book",
    openMailbox,
    (mailbox) => ({ environment: sendingTo(mailbox) }),
    breakMail,
  ),
  "storage-away": withService(
    "the storage of pictures refuses, fails, fails half-way and hangs during an upload",
    startFakeUploadThing,
    ({ token, url }) => ({
      environment: { UPLOADTHING_TOKEN: token, UPLOADTHING_API_URL: url, UPLOADTHING_INGEST_URL: url },
    }),
    breakStorage,
  ),
  "bucket-away": withService(
    "the bucket of pictures refuses, fails, fails half-way and hangs during an upload",
    startS3Server,
    ({ settings: { endpoint, region, bucket, accessKeyId, secretAccessKey } }) => ({
      environment: {
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    }),
    async (stage, storage) => {
      await breakStorage(stage, storage);
      storage.removeFiles();
    },
  ),
  "disk-full": onSite("the disk for pictures is full", fillDisk),
  terminate: onSite("the server is asked to stop (SIGTERM) under load", terminate),
  restart,
  "kill-review": onSite("the server is killed (SIGKILL) while reviews are written", killWhileReviewing),
  "kill-booking": withService(
    "the server is killed (SIGKILL) while meetings are booked and mails sent",
    () => openMailbox(SLOW_MAIL_MS),
    (mailbox) => ({ environment: sendingTo(mailbox) }),
    killWhileBooking,
  ),
  "two-instances": withService(
    "two servers on one database, behind a balancer that sends each request to the next",
    async () => Object.assign(await openMailbox(SLOW_MAIL_MS), { balancerPort: await freePort() }),
    (mailbox) => ({
      environment: sendingTo(mailbox),
      instances: 2,
      appUrl: `http://localhost:${mailbox.balancerPort}`,
    }),
    (stage, mailbox) => runTwoInstances(stage, mailbox, mailbox.balancerPort),
  ),
};
