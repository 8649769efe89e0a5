/** Whether an IP address is one of this machine's own, which nobody else reaches. */
export const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/.test(address);

/** Whether a host's name, as it stands in an address of the web, always means one's own machine. */
export function isLoopbackHost(name: string): boolean {
  const bare = name.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return bare === "localhost" || isLoopbackAddress(bare);
}
