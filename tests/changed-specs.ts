const ACCOUNTS = ["tests/e2e/accounts.spec.ts", "tests/e2e/accounts-screens.spec.ts"];
const BOOKING = ["tests/e2e/booking.spec.ts", "tests/e2e/booking-move.spec.ts", "tests/http/booking.test.ts"];
const LISTING = ["tests/e2e/listing.spec.ts", "tests/http/listing.test.ts"];
const PROFILES = ["tests/e2e/mentor-profile.spec.ts", "tests/http/profiles.test.ts"];
const OWN_PROFILE = ["tests/e2e/own-profile-user.spec.ts", "tests/e2e/edit-profile.spec.ts"];
const POLICIES = ["tests/http/security-headers.test.ts", "tests/e2e/security-headers.spec.ts"];

/**
 * Which browser and HTTP tests a changed file can break: every row whose folder or file holds it adds its tests.
 * Tests that no row names run in `npm test` only.
 */
export const CHANGED_SPECS: Readonly<Record<string, readonly string[]>> = {
  "app/(auth)": ACCOUNTS,
  "app/(main)/become-an-instructor": ["tests/e2e/become-an-instructor.spec.ts"],
  "app/(main)/mentor": PROFILES,
  "app/(main)/mentors": LISTING,
  "app/(main)/previous_questions": ["tests/http/papers.test.ts"],
  "app/(main)/tutors": ["tests/http/tutors.test.ts"],
  "app/(protected)/Book-a-Meeting": BOOKING,
  "app/(protected)/profile": OWN_PROFILE,
  "app/api/v1/docs": ["tests/e2e/api-docs.spec.ts"],
  "app/globals.css": ["tests/e2e/accessibility.spec.ts"],
  "app/og": ["tests/http/share-images.test.ts"],
  "app/robots.txt": ["tests/http/sitemap.test.ts"],
  "app/sitemaps": ["tests/http/sitemap.test.ts"],
  "components/admin": ["tests/e2e/console-people.spec.ts", "tests/e2e/staff.spec.ts"],
  "app/(protected)/admin": ["tests/e2e/staff.spec.ts"],
  "components/security": ["tests/e2e/staff.spec.ts"],
  "components/account": ["tests/e2e/accounts.spec.ts"],
  "components/auth": [...ACCOUNTS, "tests/e2e/google-sign-in.spec.ts"],
  "components/availability": ["tests/e2e/availability.spec.ts"],
  "components/booking": BOOKING,
  "components/home": ["tests/e2e/home.spec.ts", "tests/e2e/home-carousel.spec.ts"],
  "components/instructor": ["tests/e2e/become-an-instructor.spec.ts"],
  "components/layout": ["tests/e2e/shell.spec.ts"],
  "components/legal": ["tests/e2e/static-pages.spec.ts"],
  "components/map": ["tests/e2e/map.spec.ts", "tests/e2e/map-failures.spec.ts"],
  "components/meetings": ["tests/e2e/meetings.spec.ts"],
  "components/mentors/listing": LISTING,
  "components/mentors/profile": PROFILES,
  "components/papers": ["tests/e2e/papers.spec.ts", "tests/http/papers.test.ts"],
  "components/places": ["tests/e2e/location.spec.ts"],
  "components/profile": OWN_PROFILE,
  "components/shortlist": ["tests/e2e/shortlist.spec.ts"],
  "components/reviews": ["tests/e2e/reviews.spec.ts"],
  "components/structured-data": ["tests/http/structured-data.test.ts"],
  "components/subscribe": ["tests/e2e/subscribe.spec.ts"],
  "components/tutors": ["tests/e2e/tutors.spec.ts", "tests/http/tutors.test.ts"],
  "components/ui": ["tests/e2e/accessibility.spec.ts"],
  "lib/actions": ["tests/http/plain-forms.test.ts"],
  "lib/platform/cache": ["tests/http/kept-pages.test.ts"],
  "lib/platform/process": ["tests/http/request-limits.test.ts", ...POLICIES],
  "lib/server/search": LISTING,
  "lib/server/security": POLICIES,
  "lib/server/share-images": ["tests/http/share-images.test.ts"],
  "lib/server/sitemap": ["tests/http/sitemap.test.ts"],
  "middleware.ts": ["tests/http/platform.test.ts", ...POLICIES],
};
