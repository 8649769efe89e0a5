/** Whether an IP address is a loopback address. */
export const isLoopbackAddress = (address: string): boolean => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/.test(address);

/** Whether the host name of a URL always means the local machine. */
export function isLoopbackHost(name: string): boolean {
  const bare = name.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return bare === "localhost" || isLoopbackAddress(bare);
}
