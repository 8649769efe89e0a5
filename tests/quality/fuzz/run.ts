/**
 * `npm run fuzz [-- --requests 20000] [--seed 1] [--only K]`: sends requests generated from the contract's document
 * to the production
 * build and checks every response (docs/decisions/023-fuzzing.md). `--seed` generates others, `--only` repeats one.
 * Takes about
 * eight minutes.
 */
import { readArguments, wholeNumber } from "@/scripts/arguments";
import { fail } from "@/scripts/environment";
import { freePort } from "@/scripts/port";
import { startGoogleIssuer } from "@/tests/support/google-issuer";
import { withSite } from "../site";

const text = { type: "string" } as const;
const run = readArguments(
  { options: { requests: { ...text, default: "20000" }, seed: { ...text, default: "1" }, only: text } },
  ({ values }) => ({
    requests: wholeNumber("requests", values.requests),
    seed: wholeNumber("seed", values.seed, 0),
    only: values.only === undefined ? null : wholeNumber("only", values.only, 0),
  }),
);

const issuer = await startGoogleIssuer(await freePort());
const google = { GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_KEYS_URL: issuer.keysUrl };
try {
  const faults = await withSite({ environment: google }, async (site) => {
    // The product reads its environment when it is imported.
    Object.assign(process.env, site.environment);
    const { fuzzSite } = await import("./fuzz-site");
    return fuzzSite(site, issuer, run);
  });
  for (const fault of faults) console.error(`- ${fault}`);
  // The product's pool of connections would keep the process alive.
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  fail((error as Error).message);
}
