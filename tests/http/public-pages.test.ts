import { readdirSync } from "node:fs";
import { tellsPlace } from "../support/told-place";
import { expect, test } from "vitest";
import { PRIVATE_PAGES, PUBLIC_PAGES } from "../support/public-pages";
import { createAccount, createMentor } from "../support/people";
import { expectStrict, policyOf } from "./policy-of";
import { send, visit } from "./visit";

/** Field names that no public page's data contains. An address is a property of the forms that request one. */
const PRIVATE_KEYS = /"(mobileNumber|Address|age|hash|sessionVersion|profileVersion|teachingPlace)\\?":/;
test("no public page leaks private data, neither in its HTML nor in its data", async () => {
  const person = await createAccount("mentor");
  const headers = person.headers;
  const place = { latitude: 18.5204317, longitude: 73.8567443 };
  const saved = await send(
    "PUT",
    "/api/v1/teachers/update-profile",
    {
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
    headers,
  );
  const { username } = ((await saved.json()) as { data: { username: string } }).data;
  await send("PATCH", "/api/v1/users/updateLocation", { latitude: 11.234, longitude: 77.891 }, headers);

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
      const answer = await visit(path, { redirect: "follow", headers: { ...kind, ...cookie } });
      expect(answer.status, path).toBe(200);
      const text = (await answer.text()) + JSON.stringify([...answer.headers]);
      for (const secret of secrets) expect(text.includes(secret), `${path} tells ${secret}`).toBe(false);
      expect(tellsPlace(text, place), `${path} tells the exact place`).toBe(false);
      expect(PRIVATE_KEYS.test(text), `${path} has a private field`).toBe(false);
      if (text.includes("Private Person")) told += 1;
    }
  }
  // At least the profile's four tabs in both forms: proves that the walk reached this person.
  expect(told).toBeGreaterThanOrEqual(8);
});

test("every public page has the policy of cacheable pages", async () => {
  const { username } = await createMentor();
  for (const path of Object.values(PUBLIC_PAGES).flatMap((paths) => paths(username))) {
    const policy = policyOf(await visit(path), path);
    expectStrict(path, policy);
    expect(policy["script-src"], path).toEqual(["'self'", "'unsafe-inline'", "https://accounts.google.com/gsi/client"]);
  }
});
