import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another account's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A process as "number start-time": after a crash or a restart of the machine its number may belong to another program.
 * @returns null when no such process runs, or only its remains wait to be collected
 */
export function identityOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === "linux") {
    try {
      // The program's name stands in parentheses and may hold anything; the state follows it, the start time is 19 fields on.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()!.split(" ");
      return fields[0] === "Z" ? null : `${pid} ${fields[19]}`;
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return stdout ? `${pid} ${stdout.trim().replaceAll(/\s+/g, "-")}` : String(pid);
}

/** Whether the process that an identity was taken of still runs. */
export function isSameProcess(identity: string): boolean {
  const [pid, start] = identity.trim().split(" ");
  const current = identityOf(Number(pid));
  return current !== null && (start === undefined || current === identity.trim());
}
