/** `npm start`: database, migrations, demo data, build, server; whatever is missing is made. */
import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { buildFor } from "./build-for";
import { isBuildStale, isBuiltForAnother } from "./build-state";
import { fail, readProductionEnvironment } from "./environment";
import { whyPortUnusable } from "./port";
import { claimFolder } from "./running-server";
import { serve } from "./serve";

const env = readProductionEnvironment();
await claimFolder(env.APP_URL);
const obstacle = await whyPortUnusable(env.HOST, env.PORT);
if (obstacle) fail(obstacle);
if (isBuildStale() || isBuiltForAnother(env)) {
  console.log(
    "Building the application (about half a minute, only after a change of the code, the address or the kind of deployment).",
  );
  await buildFor(env);
}
await serve(env, {
  command: "start",
  onReady: ({ demo, isOutboxOpen }) => {
    const { exampleUsername, hasAccounts } = demo;
    const example = exampleUsername ? ` (a demo profile: ${mentorProfileHref(exampleUsername)})` : "";
    console.log(`Mentorhood is ready at ${env.APP_URL}${example}. Press Ctrl-C to stop.`);
    if (hasAccounts) console.log(`Sign in as ${Object.values(DEMO_EMAILS).join(", ")} with ${DEMO_PASSWORD}.`);
    if (isOutboxOpen) console.log(`Mails are not sent; read them at ${env.APP_URL}${links.outbox}.`);
  },
});
