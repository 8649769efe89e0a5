/** `npm run check:dependencies`: licences and known vulnerabilities of the product's packages. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { ADVISORY_EXCEPTIONS, ALLOWED_LICENCES, LICENCE_EXCEPTIONS } from "./exceptions";
import { faultsOfAudit } from "./faults-of-audit";
import { faultsOfLicences, type LockFile } from "./faults-of-licences";

/** Without retries, because the check skips a registry that does not respond. */
const AUDIT = ["audit", "--json", "--omit=dev", "--fetch-retries=0", "--fetch-timeout=20000"];

/** npm exits with 1 for findings and for failures; its output tells them apart. */
const printedByAudit = () =>
  new Promise<string>((resolve) => {
    const options = { shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 };
    execFile("npm", AUDIT, options, (_error, printed) => resolve(printed));
  });

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
const faults = faultsOfLicences(lock, { allowed: ALLOWED_LICENCES, exceptions: LICENCE_EXCEPTIONS });
const audit = faultsOfAudit(await printedByAudit(), ADVISORY_EXCEPTIONS);
if (audit.state === "told") faults.push(...audit.faults);
else console.log(`Known weaknesses were not checked, since the registry does not tell them here: ${audit.why}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
