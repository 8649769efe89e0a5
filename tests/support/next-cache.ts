/** Replaces Next's cache without a Next server: stores nothing, and records invalidated tags. */
const tags: string[] = [];

export function revalidateTag(tag: string): void {
  tags.push(tag);
}

export function revalidatePath(): void {}

export const unstable_cache = <F>(read: F): F => read;

/** The tags invalidated since the last call. */
export function refreshedTags(): string[] {
  return tags.splice(0);
}
