/** Texts of copying and sharing (docs/product.md, Messages). */
export const sharingMessages = {
  shared: "Shared Successfully",
  notSupported: "Sharing is not supported in this browser.",
  copied: "Copied Successfully",
  copyFailed: "Copied Failed",
} as const;
