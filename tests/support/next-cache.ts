/** Stands in for Next's cache where no Next server runs: nothing is kept, and refreshed tags are noted. */
const tags: string[] = [];

export function revalidateTag(tag: string): void {
  tags.push(tag);
}

export function revalidatePath(): void {}

export const unstable_cache = <F>(read: F): F => read;

/** The tags that were refreshed since this was last asked. */
export function refreshedTags(): string[] {
  return tags.splice(0);
}
