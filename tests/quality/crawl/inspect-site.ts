/**
 * Walks a site as a crawler, and checks the HTML of its page types. SITE_URL is the address that its build knows, SERVER_URL where it is
 * served here, DATABASE_URL its throwaway database. Started by tests/quality/crawl/run.ts.
 */
import { inspectCrawl } from "./inspect-crawl";
import { inspectPageTypes } from "./inspect-page-types";
import { siteOf } from "./site";

/** How many faults of a kind are told one by one. */
const TOLD = 12;

const { SITE_URL = "", SERVER_URL = "", DATABASE_URL = "" } = process.env;
const site = siteOf(SITE_URL, SERVER_URL);
// One after the other: the second ends with an account being deleted.
const faults = [...(await inspectCrawl(site, DATABASE_URL)), ...(await inspectPageTypes(site))];
for (const list of faults) {
  for (const fault of list.slice(0, TOLD)) console.error(`- ${fault}`);
  if (list.length > TOLD) console.error(`  and ${list.length - TOLD} more of this kind`);
}
process.exitCode = faults.every((list) => list.length === 0) ? 0 : 1;
