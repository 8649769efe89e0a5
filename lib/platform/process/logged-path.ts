/** Some addresses carry the secret of a mail link or a calendar feed, which no log may hold. */
export function loggedPath(path: string): string {
  return path.replace(/\/(verify-email|reset-password|confirm|unsubscribe|feed)\/.+/, "/$1/[secret]");
}
