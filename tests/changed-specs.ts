/**
 * Which browser and HTTP tests a changed file can break: every row whose folder or file holds it adds its tests.
 * Tests that no row names run in `npm test` only.
 */
export const CHANGED_SPECS: Readonly<Record<string, readonly string[]>> = {
  "components/booking": ["tests/e2e/booking.spec.ts"],
  "components/map": ["tests/e2e/map.spec.ts"],
  "components/meetings": ["tests/e2e/meetings.spec.ts"],
  "components/mentors/listing": ["tests/e2e/listing.spec.ts"],
  "components/mentors/profile": ["tests/e2e/mentor-profile.spec.ts"],
  "components/reviews": ["tests/e2e/reviews.spec.ts"],
  "components/subscribe": ["tests/e2e/subscribe.spec.ts"],
};
