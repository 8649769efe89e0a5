/** `npm start`: database, migrations, demo data, build, server; whatever is missing is made. */
import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { isBuildStale, isBuiltForAnother, noteBuildTarget } from "./build-state";
import { fail, readProductionEnvironment } from "./environment";
import { buildNext, generateClient } from "./next-process";
import { whyPortUnusable } from "./port";
import { serve } from "./serve";
import { stopOrphanedServer } from "./server-mark";

const env = readProductionEnvironment();
await stopOrphanedServer();
const obstacle = await whyPortUnusable(env.HOST, env.PORT);
if (obstacle) fail(obstacle);
if (!(await generateClient())) fail("The database client could not be made.");
if (isBuildStale() || isBuiltForAnother(env)) {
  console.log(
    "Building the application (about half a minute, only after a change of the code, the address or the kind of deployment).",
  );
  if (!(await buildNext({ APP_URL: env.APP_URL }))) fail("The build failed.");
  noteBuildTarget(env);
}
await serve(env, {
  command: "start",
  onReady: ({ demo, isOutboxOpen }) => {
    const { exampleUsername, hasAccounts } = demo;
    const example = exampleUsername ? ` (a demo profile: ${mentorProfileHref(exampleUsername)})` : "";
    console.log(`Mentorhood is ready at ${env.APP_URL}${example}. Press Ctrl-C to stop.`);
    if (hasAccounts) console.log(`Sign in as ${DEMO_EMAILS.student} or ${DEMO_EMAILS.mentor} with ${DEMO_PASSWORD}.`);
    if (isOutboxOpen) console.log(`Mails are not sent; read them at ${env.APP_URL}${links.outbox}.`);
  },
});
