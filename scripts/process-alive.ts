import { spawnSync } from "node:child_process";

/** Whether a process with this id exists, ours or another's. */
export function isAlive(pid: number | null): boolean {
  if (pid === null || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a living process bears a name: after a restart of the machine an old number may belong to any program. */
export function isProgram(pid: number, name: string): boolean {
  if (!isAlive(pid)) return false;
  const { status, stdout } = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return status !== 0 || stdout.includes(name);
}
