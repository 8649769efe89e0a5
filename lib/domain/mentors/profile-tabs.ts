import type { ProfileTab } from "@/lib/links";

/** The tabs of a profile in their order (specification, section 2); the first one is open by default. */
export const PROFILE_TABS = ["about", "courses", "qualifications", "reviews"] as const satisfies readonly ProfileTab[];
