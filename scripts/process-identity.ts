import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account refuses the signal, so it runs.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A process as "number start-time", because its number may later belong to another program.
 * @returns null when no such process runs, or it is a zombie
 */
export function identityOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === "linux") {
    try {
      // The program's name is in parentheses and may contain anything. The state follows it, the start time 19 fields later.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()!.split(" ");
      return fields[0] === "Z" ? null : `${pid} ${fields[19]}`;
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return stdout ? `${pid} ${stdout.trim().replaceAll(/\s+/g, "-")}` : String(pid);
}

/** Whether the process with this identity still runs. */
export function isSameProcess(identity: string): boolean {
  const [pid, start] = identity.trim().split(" ");
  const current = identityOf(Number(pid));
  return current !== null && (start === undefined || current === identity.trim());
}
