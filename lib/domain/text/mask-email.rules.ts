/** An address of which a reader recognises only the beginning and the domain: "m•••@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email.slice(0, Math.max(at, 0))].slice(0, 1).join("")}•••${at < 0 ? "" : email.slice(at)}`;
}
