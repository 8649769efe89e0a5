import { expect, test } from "vitest";
import { cookieOf, createAccount, createMentor, newPerson } from "../support/people";
import { readPageFacts } from "../quality/crawl/page-facts";
import { textOf } from "./plain-form";
import { readPage, redirectOf, send, visit } from "./visit";

const STATIC_PAGES = {
  "/privacy-policy": "Privacy policy",
  "/terms-condition": "Terms and conditions",
  "/safety": "Safety",
  "/learning-platform": "Learning platform",
  "/career": "Career",
  "/become-an-instructor": "Become an instructor",
};

test("static pages have their metadata and are the same for every visitor", async () => {
  for (const [path, title] of Object.entries(STATIC_PAGES)) {
    const { status, headers } = await visit(path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache") ?? headers.get("x-nextjs-prerender"), path).toBeTruthy();
    expect(headers.get("set-cookie"), path).toBeNull();
    const html = await readPage(path);
    const facts = readPageFacts(html);
    expect(facts.titles, path).toEqual([`${title} | Mentorhood`]);
    expect(facts.canonicals, path).toEqual([expect.stringMatching(new RegExp(`${path}$`))]);
    expect(facts.descriptions, path).toEqual([expect.stringMatching(/^.{50,160}$/)]);
    expect(facts.robots, path).toBe("");
    expect(facts.h1Count, path).toBe(1);
    if (["/privacy-policy", "/terms-condition"].includes(path))
      expect(textOf(html)).toContain("Last updated: June 7, 2025");
  }
});

test("addresses in other spellings redirect permanently, and unknown ones are a 404", async () => {
  for (const [from, to] of [
    ["/terms-conditions", "/terms-condition"],
    ["/Mentors?category=highschool", "/mentors?category=highschool"],
    ["/MENTORS/Directory/1", "/mentors/directory/1"],
    ["/book-a-meeting?mentor=asha", "/Book-a-Meeting?mentor=asha"],
    ["/mentor/profile/AJAY-MATHUR", "/mentor/profile/ajay-mathur"],
    ["/Terms-Condition", "/terms-condition"],
    ["/Contact", "/contact"],
    ["/mentor/departed/asha-rao", "/mentor/profile/asha-rao"],
  ] as const) {
    const answer = await visit(from);
    expect([from, answer.status, redirectOf(answer)]).toEqual([from, 308, to]);
  }
  for (const path of ["/Nobody", "/mentors/Directory-X"])
    expect([path, (await visit(path, { redirect: "follow" })).status]).toEqual([path, 404]);
  // The canonical spelling, capitals included, does not redirect.
  for (const [path, status] of [
    ["/Book-a-Meeting", 307],
    ["/mentors", 200],
    ["/reset-password/AbC", 200],
  ] as const)
    expect([path, (await visit(path)).status]).toEqual([path, status]);
});

test("the contact page says that the operator has set no address, and is indexed", async () => {
  const html = await readPage("/contact");
  expect(textOf(html)).toContain("The operator of this site has not given a name or an address yet.");
  expect(textOf(html)).toContain("This site cannot take messages yet");
  expect(html).not.toContain('name="message"');
  expect(textOf(html)).not.toContain("write to the people who run this site");
  const { titles, robots } = readPageFacts(html);
  expect([titles, robots]).toEqual([["Contact | Mentorhood"], ""]);
});

test("the illustrations exist and are small", async () => {
  const limits = { instructor: 20_000, "instructor-video": 20_000 };
  const steps = ["find", "look", "book", "review"].map((name) => [`step-${name}`, 12_000] as const);
  for (const [name, limit] of [...Object.entries(limits), ...steps]) {
    const svg = await readPage(`/illustrations/${name}.svg`);
    expect(svg.length, name).toBeLessThan(limit);
    expect(svg, name).toMatch(/^<svg /);
  }
});

test("account and subscription screens have their titles and are noindex", async () => {
  const token = "x".repeat(43);
  for (const [path, title, heading] of [
    ["/login", "Login", "Welcome back"],
    ["/register?role=mentor", "Register", "Create your account"],
    ["/reset-password", "Reset password", "Reset your password"],
    [`/reset-password/${token}`, "Set new password", "Set new password"],
    ["/verify-email/short?email=a@example.com", "Verify email", "Verification Failed"],
    [`/subscribe/confirm/${token}`, "Confirm your subscription", "Confirm your subscription"],
    [`/subscribe/unsubscribe/${token}`, "Unsubscribe", "Unsubscribe"],
  ] as const) {
    const html = await readPage(path);
    const { titles, robots } = readPageFacts(html);
    expect([titles, robots], path).toEqual([[`${title} | Mentorhood`], "noindex, nofollow"]);
    expect(textOf(html), path).toContain(heading);
  }
});

test("cached pages contain no visitor's name", async () => {
  const { name, email } = newPerson();
  const person = await createAccount("mentor");
  const headers = await cookieOf(person);
  for (const path of ["/", "/mentors", "/mentor/profile/nobody-of-that-name"]) {
    const answer = await visit(path, { headers });
    const html = await answer.text();
    expect(html, path).not.toContain(person.email);
    expect(html, path).not.toContain(person.username);
    expect(answer.headers.get("set-cookie"), path).toBeNull();
  }
  expect([name, email]).not.toContain(person.email);
});

test("an unknown address is a 404 with links", async () => {
  const answer = await visit("/no/such/page");
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(textOf(html)).toContain("Oops! The page you're looking for doesn't exist.");
  const { titles, hrefs } = readPageFacts(html);
  expect(titles).toEqual([expect.stringMatching(/Page not found/)]);
  expect(hrefs).toEqual(expect.arrayContaining(["/mentors", "/"]));
});

test("a session that is revoked on the server does not open the profile", async () => {
  const person = await createAccount();
  const session = await cookieOf(person);
  expect((await visit("/profile", { headers: session })).status).toBe(200);
  const passwords = { oldPassword: person.password, newPassword: "Monsoon-Tractor-9" };
  const changed = await send("PUT", "/api/v1/users/change-password", passwords, session);
  expect(changed.status).toBe(200);
  // The response has renewed this browser's session; a thief would have the previous one.
  const answer = await visit("/profile", { headers: session });
  expect([answer.status, redirectOf(answer)]).toEqual([307, "/login?from=%2Fprofile"]);
});

test("a POST without a session redirects to the sign-in, and an unknown action gets a 409", async () => {
  const plain = await visit("/profile?tab=settings", { method: "POST", body: new URLSearchParams({ reason: "x" }) });
  expect([plain.status, redirectOf(plain)?.split("?")[0]]).toEqual([303, "/login"]);

  const headers = { "Next-Action": "00".repeat(21), "Content-Type": "text/plain;charset=UTF-8" };
  const sent = await visit("/profile?tab=settings", { method: "POST", headers, body: "[]" });
  // Next's response to an action that this build does not know.
  expect(sent.status).toBe(409);
});

test("the contract's page is noindex, and links to the document without a script", async () => {
  const answer = await visit("/api/v1/docs");
  expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const html = await answer.text();
  expect(html).toContain("<noscript><p>");
  expect(html).toContain('<a href="/api/v1/openapi.json">');
});

test("every link behind the sign-in works", async () => {
  // The crawl checks the public pages.
  const mentor = await createMentor();
  const [tabsOfStudents, tabsOfMentors] = [
    ["", "?tab=meetings", "?tab=settings"],
    [
      "",
      ...["courses", "qualifications", "reviews", "meetings", "availability", "settings"].map((tab) => `?tab=${tab}`),
    ],
  ];
  const profile = (tab: string) => `/profile${tab}`;
  for (const [person, paths] of [
    [
      await createAccount(),
      [...tabsOfStudents.map(profile), "/Book-a-Meeting", `/Book-a-Meeting?mentor=${mentor.username}`],
    ],
    [mentor, tabsOfMentors.map(profile)],
  ] as const) {
    const session = await cookieOf(person);
    const found = new Map<string, string>();
    for (const path of paths) {
      for (const href of readPageFacts(await readPage(path, session)).hrefs)
        if (href.startsWith("/") || href.startsWith("?"))
          found.set(new URL(href, `http://site${path}`).href.slice(11), path);
    }
    expect(found.size).toBeGreaterThan(40);
    for (const [href, path] of found) {
      const answer = await visit(href, { headers: session, redirect: "follow" });
      await answer.arrayBuffer();
      expect(answer.status, `${href}, linked from ${path}`).toBe(200);
      expect(new URL(answer.url).pathname, `${href}, linked from ${path}`).not.toBe("/login");
    }
  }
}, 120_000);

test("the console sends visitors to the sign-in, and hides from everybody outside the staff", async () => {
  const session = await cookieOf(await createAccount());
  for (const path of [
    "/admin",
    "/admin/staff",
    "/admin/audit",
    "/admin/mentors",
    "/admin/checks",
    "/admin/people",
    "/admin/mails",
    "/admin/lists",
    "/admin/searches",
  ]) {
    expect(redirectOf(await visit(path))).toBe(`/login?from=${encodeURIComponent(path)}`);
    const answer = await visit(path, { headers: session });
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([
      path,
      404,
      expect.stringContaining("no-store"),
    ]);
    expect(await answer.text()).toContain("noindex");
  }
});
