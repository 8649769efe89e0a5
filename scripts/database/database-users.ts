import { readFileSync } from "node:fs";
import { identityOf, isSameProcess } from "../process-identity";
import { writeWhole } from "../write-whole";

/** A file with the processes that use the embedded database; dead ones do not count. */
export class DatabaseUsers {
  constructor(private readonly file: string) {}

  join(): void {
    this.write([...this.others(), identityOf(process.pid)!]);
  }

  leave(): void {
    this.write(this.others());
  }

  /** Whether other processes use the database. */
  areThere(): boolean {
    return this.others().length > 0;
  }

  private others(): string[] {
    const own = identityOf(process.pid);
    return this.read().filter((identity) => identity !== own && isSameProcess(identity));
  }

  /** A damaged list counts as empty: at worst a process has to restart its database. */
  private read(): string[] {
    try {
      const list: unknown = JSON.parse(readFileSync(this.file, "utf8"));
      return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
    } catch {
      return [];
    }
  }

  private write(list: readonly string[]): void {
    writeWhole(this.file, JSON.stringify(list));
  }
}
