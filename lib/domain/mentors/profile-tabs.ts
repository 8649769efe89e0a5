import type { ProfileTab } from "@/lib/links";

/** The tabs of a profile in their order (specification, section 2); the first one is open by default. */
export const PROFILE_TABS = ["about", "courses", "qualifications", "reviews"] as const satisfies readonly ProfileTab[];

/** The tab that the address's `tab` parameter names; whatever else stands there means the first one. */
export function profileTabOf(parameter: string | null): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === parameter) ?? PROFILE_TABS[0];
}
