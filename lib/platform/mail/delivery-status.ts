/**
 * Whether a permanent status code (RFC 3463) says that an address does not exist or is switched off. A full mailbox,
 * a refusal by policy or an unreachable host say nothing about the address.
 */
export const isAddressStatus = (status: string): boolean => /^5\.(1\.([0-36]|10)|2\.1)$/.test(status);

/** Where the report about a recipient begins. Its fields are ASCII in the clear (RFC 3464). */
const REPORT = /^content-type:[ \t]*message\/delivery-status\b/im;

/** Whether a bounce message (RFC 3464) says that its address does not exist. Delays and full mailboxes do not. */
export function isAddressFailure(message: string): boolean {
  const report = message.slice(REPORT.exec(message)?.index ?? message.length);
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(\\S+)`, "im").exec(report)?.[1]?.toLowerCase();
  return field("action") === "failed" && isAddressStatus(field("status") ?? "");
}
