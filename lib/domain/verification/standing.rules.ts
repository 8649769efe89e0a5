export type Standing = "draft" | "submitted" | "changes_requested" | "approved";
/** `open` lists every complete profile, `approve-first` only approved ones. */
export type ListingPolicy = "open" | "approve-first";

/** Whether the listing may show a mentor with this standing. Under `open`, only a request for changes removes one. */
export function standingAllowsListing(standing: Standing, policy: ListingPolicy): boolean {
  return policy === "approve-first" ? standing === "approved" : standing !== "changes_requested";
}

/** Whether submitting the profile leads anywhere: never while it waits, and only where it changes what is listed. */
export function maySubmit(standing: Standing, policy: ListingPolicy): boolean {
  return standing !== "submitted" && !standingAllowsListing(standing, policy);
}
