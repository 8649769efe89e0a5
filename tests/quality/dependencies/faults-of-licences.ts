import type { LicenceException } from "./exceptions";

/** The fields of package-lock.json that this check reads. */
export type LockFile = { packages: Readonly<Record<string, { license?: string; dev?: boolean; link?: boolean }>> };
type Rules = { allowed: ReadonlySet<string>; exceptions: readonly LicenceException[] };

const FOLDER = "node_modules/";

/**
 * Whether an SPDX expression is allowed: one side of each OR, every side of an AND. Nested parentheses are never allowed.
 */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, "$1");
  return plain.split(/\s+OR\s+/i).some((choice) => choice.split(/\s+AND\s+/i).every((licence) => allowed.has(licence)));
}

function isNamed(name: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? name === pattern : name.startsWith(start) && name.endsWith(end);
}

/**
 * One line for each package of the product, on any platform, that neither the list nor an exception allows, and for
 * each unused
 * exception.
 */
export function faultsOfLicences({ packages }: LockFile, { allowed, exceptions }: Rules): string[] {
  const faults: string[] = [];
  const used = new Set<string>();
  for (const [place, { license = "none", dev, link }] of Object.entries(packages)) {
    if (place === "" || dev || link || isAllowed(license, allowed)) continue;
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    const pattern = exceptions
      .filter(({ licence }) => licence === license)
      .flatMap((exception) => exception.packages)
      .find((one) => isNamed(name, one));
    if (pattern) used.add(`${license} ${pattern}`);
    else faults.push(`${name}: the licence ${license} is not on the list.`);
  }
  for (const exception of exceptions) {
    for (const pattern of exception.packages.filter((one) => !used.has(`${exception.licence} ${one}`))) {
      faults.push(`${pattern}: no package needs the exception for ${exception.licence} any more.`);
    }
  }
  return [...new Set(faults)];
}
