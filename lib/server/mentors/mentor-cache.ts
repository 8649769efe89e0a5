import "server-only";

/** The cache tag of everything that a mentor's profile shows; whoever writes to a mentor refreshes it. */
export function mentorTag(username: string): string {
  return `mentor:${username}`;
}
