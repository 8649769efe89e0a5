import { expect, it } from "vitest";
import { pageType } from "./page-type";

it.each([
  ["/", 200, "/"],
  ["/mentors", 200, "/mentors"],
  ["/mentors/directory/3", 200, "/mentors/…"],
  ["/mentor/profile/asha-rao", 200, "/mentor/…"],
  ["/api/v1/teachers/profile/asha-rao", 200, "/api/v1/teachers/…"],
  ["/api/health", 503, "/api/…"],
  ["/verify-email/a-secret", 200, "/verify-email/…"],
  ["/mentor/profile/nobody", 404, "other"],
  ["/wp-login.php", 308, "other"],
  ["/__proto__/x", 200, "other"],
])("%s with %i counts as %s", (path, status, group) => {
  expect(pageType(path, status)).toBe(group);
});
