import { readdirSync } from "node:fs";
import { bearerOf, createAccount } from "./accounts";
import { expect, test } from "./fixtures";

/** What a public page needs to be opened; a new page fails the test until it is listed here or as a private one. */
const PUBLIC_PAGES: Record<string, (username: string) => string[]> = {
  "(main)": () => ["/"],
  "(main)/mentors": () => [
    "/mentors?class=Class+9&category=highschool&sort=nameAsc",
    "/mentors?subject=Mathematics&distance=5&sort=distance",
  ],
  "(main)/mentor/profile/[username]/[[...tab]]": (username) =>
    ["", "?tab=courses", "?tab=qualifications", "?tab=reviews"].map((tab) => `/mentor/profile/${username}${tab}`),
  // A 410 about nobody in particular; usernames.spec.ts opens it.
  "(main)/mentor/departed/[username]": () => [],
  "(main)/mentor/reviews/[username]": (username) => [`/mentor/profile/${username}?tab=reviews&sort=highest`],
  "(main)/become-an-instructor": () => ["/become-an-instructor"],
  "(main)/learning-platform": () => ["/learning-platform"],
  "(main)/career": () => ["/career"],
  "(main)/privacy-policy": () => ["/privacy-policy"],
  "(main)/terms-condition": () => ["/terms-condition"],
  "(main)/previous_questions": () => ["/previous_questions", "/previous_questions?class=12th"],
  "(main)/previous_questions/[class]/[subject]": () => ["/previous_questions/10th/Mathematics"],
  "(main)/subscribe/confirm/[token]": () => [`/subscribe/confirm/${"x".repeat(43)}`],
  "(main)/subscribe/unsubscribe/[token]": () => [`/subscribe/unsubscribe/${"x".repeat(43)}`],
  "(auth)/login": () => ["/login"],
  "(auth)/register": () => ["/register?role=mentor"],
  "(auth)/reset-password": () => ["/reset-password"],
  "(auth)/reset-password/[resetToken]": () => [`/reset-password/${"x".repeat(43)}`],
  "(auth)/verify-email": () => ["/verify-email"],
  "(auth)/verify-email/[token]": () => [`/verify-email/${"x".repeat(43)}?email=somebody%40example.com`],
};
/** Names of fields that no public page's data has; an address is a property of the forms that ask for one. */
const PRIVATE_KEYS = /"(mobileNumber|Address|age|hash|sessionVersion|profileVersion|teachingPlace)\\?":/;
/** Pages behind the sign-in, and the outbox of a development server. */
const PRIVATE_PAGES = ["(protected)/Book-a-Meeting", "(protected)/profile", "dev/outbox"];

test("no public page tells anything private, neither in its HTML nor in its data", async ({ page }) => {
  const person = await createAccount(page, "mentor");
  const headers = await bearerOf(page.request, person);
  const place = { latitude: 18.5204317, longitude: 73.8567443 };
  const saved = await page.request.put("/api/v1/teachers/update-profile", {
    headers,
    data: {
      name: "Private Person",
      age: 97,
      mobileNumber: "9317452680",
      Address: "17 Undisclosed Lane",
      About: "A public introduction.",
      subjects: ["Mathematics"],
      classesOffered: [
        { subject: "Mathematics", educationLevel: "highschool", specificClasses: ["Class 9"], format: "hybrid" },
      ],
      teachingPlace: place,
    },
  });
  const { username } = ((await saved.json()) as { data: { username: string } }).data;
  await page.request.patch("/api/v1/users/updateLocation", { headers, data: { latitude: 11.234, longitude: 77.891 } });
  await page.context().clearCookies();

  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const found = files.filter((file) => file.endsWith("page.tsx")).map((file) => file.replace(/\/?page\.tsx$/, ""));
  expect(found.sort()).toEqual([...Object.keys(PUBLIC_PAGES), ...PRIVATE_PAGES].sort());

  const secrets = [
    person.email, encodeURIComponent(person.email), "9317452680", "17 Undisclosed Lane",
    "18.52043", "73.85674", "11.234", "77.891", "$argon2",
  ]; // prettier-ignore
  let told = 0;
  for (const path of Object.values(PUBLIC_PAGES).flatMap((paths) => paths(username))) {
    for (const kind of [{}, { RSC: "1" }] as Record<string, string>[]) {
      const cookie: Record<string, string> = path.includes("distance") ? { Cookie: "user_location=18.521,73.857" } : {};
      const response = await page.request.get(path, { headers: { ...kind, ...cookie } });
      expect(response.status(), path).toBe(200);
      const text = (await response.text()) + JSON.stringify(response.headers());
      for (const secret of secrets) expect(text.includes(secret), `${path} tells ${secret}`).toBe(false);
      expect(PRIVATE_KEYS.test(text), `${path} has a private field`).toBe(false);
      if (text.includes("Private Person")) told += 1;
    }
  }
  // The profile's four tabs in both forms, at least: the walk has seen the person.
  expect(told).toBeGreaterThanOrEqual(8);
});
