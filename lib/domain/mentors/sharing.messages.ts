/** Texts of copying and sharing (specification, section 8, word for word). */
export const sharingMessages = {
  shared: "Shared Successfully",
  notSupported: "Sharing is not supported in this browser.",
  copied: "Copied Successfully",
  copyFailed: "Copied Failed",
} as const;
