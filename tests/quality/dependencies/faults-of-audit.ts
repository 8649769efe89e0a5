import type { AdvisoryException } from "./exceptions";

type Advisory = { title: string; url: string; severity: string; name: string };
/** Output of `npm audit --json`: packages with their advisories, or why the registry did not answer. */
type Report = {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>>;
  message?: string;
  error?: { summary?: string; detail?: string; code?: string };
};
export type Audit = { state: "told"; faults: string[] } | { state: "unavailable"; why: string };

const GRAVE = new Set(["high", "critical"]);
/** No network, or a registry without this service: no change to the project could help. */
const UNAVAILABLE =
  /\b(403|404|405|429|5\d\d) [A-Z]|ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET)|E(NET|HOST)UNREACH|TIMEDOUT|TIMEOUT|network|offline|ENOAUDIT/i;

/**
 * Advisories about the product's packages. High and critical ones without an exception are faults, and so are unused
 * exceptions.
 * @throws Error when the output is neither a report nor a refusal
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
