import type { AdvisoryException } from "./exceptions";

type Advisory = { title: string; url: string; severity: string; name: string };
/** What `npm audit --json` prints: packages with what makes them weak, or why the registry did not say. */
type Report = {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>>;
  message?: string;
  error?: { summary?: string; detail?: string; code?: string };
};
export type Audit = { state: "told"; faults: string[] } | { state: "unavailable"; why: string };

const GRAVE = new Set(["high", "critical"]);
/** No network, no such service at this registry, or a service that is down: nothing that a change of the project could mend. */
const UNAVAILABLE =
  /\b(403|404|405|429|5\d\d) [A-Z]|ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET)|E(NET|HOST)UNREACH|TIMEDOUT|TIMEOUT|network|offline|ENOAUDIT/i;

/**
 * Reads what npm knows of weaknesses in the packages that run with the product. Those of level high and above are faults unless
 * an exception says why not; an exception that nothing needs any more is one too.
 * @throws Error when npm printed what is neither a report nor the lack of one
 */
export function faultsOfAudit(printed: string, exceptions: readonly AdvisoryException[]): Audit {
  const { vulnerabilities, message, error } = JSON.parse(printed || "{}") as Report;
  if (!vulnerabilities) {
    const why = [message, error?.code, error?.summary, error?.detail].filter(Boolean).join(" ");
    if (UNAVAILABLE.test(why)) return { state: "unavailable", why };
    throw new Error(`npm audit has printed no report. ${why || printed.slice(0, 300)}`);
  }
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one !== "string"));
  const byId = new Map(advisories.map((advisory) => [advisory.url.split("/").at(-1)!, advisory]));
  const known = new Set(exceptions.map(({ id }) => id));
  const faults = [...byId]
    .filter(([id, { severity }]) => GRAVE.has(severity) && !known.has(id))
    .map(([id, { name, severity, title, url }]) => `${name}: ${title} (${severity}, ${id}, ${url})`);
  const unused = [...known]
    .filter((id) => !byId.has(id))
    .map((id) => `${id}: no package needs this exception any more.`);
  return { state: "told", faults: [...faults, ...unused] };
}
