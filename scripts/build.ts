/** `npm run build`: the production build, which `npm start` then takes as it is. */
import { buildFor } from "./build-for";
import { readEnvironment } from "./environment";

await buildFor(readEnvironment({ NODE_ENV: "production" }));
