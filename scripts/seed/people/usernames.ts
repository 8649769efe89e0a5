/** Derives a username from each name; the second Asha Verma becomes asha-verma-2. */
export class Usernames {
  private readonly taken = new Map<string, number>();

  /** Whether a name has no username yet. */
  isFree(name: string): boolean {
    return !this.taken.has(baseOf(name));
  }

  next(name: string): string {
    const base = baseOf(name);
    const count = (this.taken.get(base) ?? 0) + 1;
    this.taken.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  }
}

const baseOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
