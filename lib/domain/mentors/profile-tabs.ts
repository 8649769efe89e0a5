import type { ProfileTab } from "@/lib/links";

/** The tabs of a profile in their order (docs/product.md, Screens); the first is open by default. */
export const PROFILE_TABS = ["about", "courses", "qualifications", "reviews"] as const satisfies readonly ProfileTab[];
