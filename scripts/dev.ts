/** `npm run dev`: the same database as `npm start`, and Next with hot reload. */
import { fail, readEnvironment } from "./environment";
import { generateClient } from "./next-process";
import { whyPortUnusable } from "./port";
import { claimFolder } from "./running-server";
import { serve } from "./serve";

const env = readEnvironment();
await claimFolder(env.APP_URL);
const obstacle = await whyPortUnusable(env.HOST, env.PORT);
if (obstacle) fail(obstacle);
if (!(await generateClient())) fail("The database client could not be made.");
await serve(env, { command: "dev" });
