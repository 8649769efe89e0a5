import { readdirSync } from "node:fs";
import { tellsPlace } from "../support/told-place";
import { bearerOf, createAccount } from "./accounts";
import { expect, test } from "./fixtures";
import { PRIVATE_PAGES, PUBLIC_PAGES } from "./pages";

/** Names of fields that no public page's data has; an address is a property of the forms that ask for one. */
const PRIVATE_KEYS = /"(mobileNumber|Address|age|hash|sessionVersion|profileVersion|teachingPlace)\\?":/;
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
    person.email,
    encodeURIComponent(person.email),
    "9317452680",
    "17 Undisclosed Lane",
    "11.234",
    "77.891",
    "$argon2",
  ];
  let told = 0;
  for (const path of Object.values(PUBLIC_PAGES).flatMap((paths) => paths(username))) {
    for (const kind of [{}, { RSC: "1" }] as Record<string, string>[]) {
      const cookie: Record<string, string> = path.includes("distance") ? { Cookie: "user_location=18.521,73.857" } : {};
      const response = await page.request.get(path, { headers: { ...kind, ...cookie } });
      expect(response.status(), path).toBe(200);
      const text = (await response.text()) + JSON.stringify(response.headers());
      for (const secret of secrets) expect(text.includes(secret), `${path} tells ${secret}`).toBe(false);
      expect(tellsPlace(text, place), `${path} tells the exact place`).toBe(false);
      expect(PRIVATE_KEYS.test(text), `${path} has a private field`).toBe(false);
      if (text.includes("Private Person")) told += 1;
    }
  }
  // The profile's four tabs in both forms, at least: the walk has seen the person.
  expect(told).toBeGreaterThanOrEqual(8);
});
