import type { Page } from "@playwright/test";
import { prisma } from "@/lib/platform/db/prisma";
import { inIndia } from "../support/india-time";
import { createAccount, createMentor, type Mentor, newPerson, type Person, reviewBy } from "../support/people";
import { linkInMail, signIn, signInAsStaff } from "./accounts";
import { bookBy } from "./booking";
import { expect, expectAccessible, test } from "./fixtures";
import { AREA, knowVisitor, listOf, mapOf, scrollToMap } from "./map";
import { openEditor } from "./own-profile";

type Scene = {
  student: Person;
  owner: Person;
  mentor: Mentor;
  unrated: Mentor;
  left: string;
  busiest: string;
  meeting: string;
};
type Screen = {
  name: string;
  path: string | ((scene: Scene) => string);
  /** Takes the page from its address to the state under test. */
  open?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Only phones have this state. */
  isOfPhones?: boolean;
};
type Group = { reader: "nobody" | "student" | "mentor" | "owner"; screens: readonly Screen[] };

const TOKEN = "x".repeat(43);
const profile =
  (name: keyof Pick<Scene, "busiest" | "left">, query = "") =>
  ({ [name]: username }: Scene) =>
    `/mentor/profile/${username}${query}`;
const unrated = (query: string) => (scene: Scene) => `/mentor/profile/${scene.unrated.username}${query}`;
const booking =
  (query = "") =>
  ({ mentor }: Scene) =>
    `/Book-a-Meeting?mentor=${mentor.username}${query}`;
const slot = (days: number, clock: string) => `&slot=${inIndia(days, clock).toISOString()}`;
const plain = (...paths: string[]): Screen[] => paths.map((path) => ({ name: path, path }));

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
const banner = (page: Page) => page.getByRole("region", { name: "Subscribe For Get Update Every New Courses" });
const location = (page: Page) => page.getByRole("region", { name: "Your location" });

const towns = (page: Page) => page.getByRole("listbox", { name: "Towns" }).getByRole("option");

async function openTowns(page: Page, text: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await location(page).locator("summary", { hasText: "Choose a town" }).click();
  await location(page).getByLabel("Your town").fill(text);
}

async function selectOnMap(page: Page): Promise<void> {
  await scrollToMap(page);
  await expect(mapOf(page).locator(".leaflet-tile-loaded").first()).toBeAttached();
  await listOf(page).getByRole("button").first().click();
  await expect(page.getByRole("region", { name: /^Selected:/ })).toBeVisible();
}

/** Every state of every screen; other specs do not check accessibility. */
const GROUPS: Readonly<Record<string, Group>> = {
  home: {
    reader: "nobody",
    screens: [
      ...plain("/", "/?level=kindergarten", "/?level=college"),
      {
        name: "the menu",
        path: "/",
        open: (page) =>
          page
            .locator("summary", { hasText: /^(Menu|Find mentors)/ })
            .filter({ visible: true })
            .click(),
      },
      {
        name: "how it works",
        path: "/",
        open: async (page) => {
          const link = page.getByRole("main").getByRole("link", { name: "Watch how it works" });
          await expect(link).toHaveAttribute("aria-haspopup", "dialog");
          await link.click();
          await expect(page.getByRole("dialog", { name: "How it works" })).toBeVisible();
        },
      },
      {
        name: "the map with a mentor",
        path: "/",
        open: async (page) => {
          await knowVisitor(page, process.env.E2E_BASE_URL);
          await page.reload();
          await selectOnMap(page);
        },
      },
    ],
  },
  shortlist: {
    reader: "nobody",
    screens: [
      ...plain("/shortlist"),
      {
        name: "mentors side by side",
        path: ({ busiest, unrated }) => `/shortlist?mentor=${busiest}&mentor=${unrated.username}`,
      },
    ],
  },
  listing: {
    reader: "nobody",
    screens: [
      ...plain(
        "/mentors",
        "/mentors?category=highschool&subject=Mathematics&class=mathmatics",
        "/mentors?class=xyzzy",
        "/mentors?distance=5",
      ),
      {
        name: "filters in a sheet",
        path: "/mentors?subject=Physics",
        open: async (page) => {
          await page.getByRole("button", { name: "Filters" }).click();
          await expect(page.getByRole("dialog", { name: "Refine Your Search" })).toBeVisible();
        },
        isOfPhones: true,
      },
      {
        name: "towns to choose from",
        path: "/mentors",
        open: async (page) => {
          await openTowns(page, "pun");
          await expect(towns(page).first()).toBeVisible();
          await page.keyboard.press("ArrowDown");
          await expect(towns(page).and(page.locator("[aria-selected=true]"))).toBeVisible();
        },
      },
      {
        name: "an unknown town",
        path: "/mentors",
        open: async (page) => {
          await openTowns(page, "xyzzy");
          await page.keyboard.press("Enter");
          await expect(location(page).getByLabel("Your town")).toHaveAttribute("aria-invalid", "true");
        },
      },
      {
        name: "the map with a mentor",
        path: `/mentors?view=map&area=${AREA}`,
        open: async (page) => {
          await knowVisitor(page, process.env.E2E_BASE_URL);
          await page.reload();
          await selectOnMap(page);
          // The press scrolls the page, and the bar above then covers half a link.
          await page.evaluate(() => window.scrollTo(0, 0));
        },
      },
      {
        name: "a known place, to be changed",
        path: "/mentors?sort=distance",
        open: (page) => location(page).locator("summary", { hasText: "Change" }).click(),
      },
    ],
  },
  "profiles and tutors": {
    reader: "nobody",
    screens: [
      ...["", "?tab=about", "?tab=courses", "?tab=qualifications", "?tab=reviews", "?tab=reviews&sort=lowest"].map(
        (query) => ({
          name: `a profile${query}`,
          path: profile("busiest", query),
        }),
      ),
      { name: "a profile without reviews", path: unrated("?tab=reviews") },
      {
        name: "a profile, shared by hand",
        path: unrated(""),
        open: async (page) => {
          await page.getByText("Share", { exact: true }).click();
          await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
        },
      },
      { name: "a mentor who has left", path: profile("left") },
      ...plain(
        "/mentor/profile/nobody-of-this-name",
        "/tutors",
        "/tutors/mathematics",
        "/tutors/mathematics/pune-maharashtra",
        "/tutors/malayalam/misrikh-uttar-pradesh",
        "/mentors/directory",
        "/mentors/directory/1",
      ),
    ],
  },
  texts: {
    reader: "nobody",
    screens: plain(
      "/no-such-page",
      "/privacy-policy",
      "/terms-condition",
      "/safety",
      "/contact",
      "/learning-platform",
      "/career",
      "/unavailable",
      "/become-an-instructor",
      "/become-an-instructor?tab=rules",
      "/previous_questions",
      "/previous_questions/11th/Mathematics",
      "/previous_questions/12th/Astrology",
      "/previous_questions/11th/Mathematics/mathematics-sample-paper-2023/answers",
    ),
  },
  "accounts and subscriptions": {
    reader: "nobody",
    screens: [
      ...plain(
        "/login",
        "/reset-password",
        `/reset-password/${TOKEN}`,
        "/verify-email",
        "/verify-email/short?email=a@example.com",
        "/report/profile/0a0b0c0d-0000-4000-8000-000000000001",
        `/report/confirm/${TOKEN}`,
        `/appeal/${TOKEN}`,
        "/report/sent?wait=mail&urgent=1",
        `/subscribe/confirm/${TOKEN}`,
        `/subscribe/unsubscribe/${TOKEN}`,
      ),
      {
        name: "registering, with errors",
        path: "/register?role=mentor",
        open: async (page) => {
          await press("Create account")(page);
          await expect(page.getByText("Please enter your name")).toBeVisible();
        },
      },
      {
        name: "the subscription form, with an error",
        path: "/mentors",
        open: async (page) => {
          await banner(page).getByRole("button", { name: "Subscribe" }).click();
          await expect(banner(page).getByText("Please enter a valid email address")).toBeVisible();
        },
      },
      {
        name: "subscribed",
        path: "/mentors",
        open: async (page) => {
          const { email } = newPerson();
          await banner(page).getByLabel("Email").fill(email);
          await banner(page).getByRole("button", { name: "Subscribe" }).click();
          await expect(page.getByText(/^Thank you\. Please open the link/)).toBeVisible();
          await page.goto(await linkInMail(page, email, "Confirm my subscription"));
          await press("Confirm my subscription")(page);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");
        },
      },
      {
        name: "a subscription's link that does not work",
        path: `/subscribe/confirm/${TOKEN}`,
        open: async (page) => {
          await press("Confirm my subscription")(page);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
        },
      },
    ],
  },
  booking: {
    reader: "student",
    screens: [
      ...plain("/Book-a-Meeting", "/Book-a-Meeting?mentor=nobody-of-this-name"),
      { name: "booked", path: (scene) => `/Book-a-Meeting?booked=${scene.meeting}` },
      { name: "times", path: booking() },
      { name: "an empty day", path: booking("&day=2099-12-31") },
      { name: "confirming", path: booking(slot(1, "16:00")) },
      { name: "a time that is gone", path: booking(slot(5, "16:00")) },
      { name: "moving", path: (scene) => booking(`&move=${scene.meeting}`)(scene) },
      {
        name: "confirming the move",
        path: (scene) => booking(`&move=${scene.meeting}${slot(1, "16:00")}`)(scene),
      },
    ],
  },
  "a student's profile": {
    reader: "student",
    screens: [
      ...plain("/profile", "/profile?tab=meetings", "/profile?tab=meetings&when=past", "/profile?tab=settings"),
      {
        name: "editing, with errors",
        path: "/profile?edit=basic",
        open: async (page) => {
          const dialog = page.getByRole("dialog", { name: "Edit profile" });
          await dialog.getByLabel("Name").fill("A");
          await dialog.getByRole("button", { name: "Save" }).click();
          await expect(dialog.getByText("Please enter your name")).toBeVisible();
        },
      },
      {
        name: "leaving without saving",
        path: "/profile?edit=basic",
        open: async (page) => {
          const dialog = page.getByRole("dialog", { name: "Edit profile" });
          await dialog.getByLabel("About").fill("Half a sentence");
          await page.keyboard.press("Escape");
          await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
        },
      },
      {
        name: "a file that is no picture",
        path: "/profile?tab=about",
        open: async (page) => {
          await press("Add a photo")(page);
          const dialog = page.getByRole("dialog", { name: "Your photo" });
          const file = { name: "notes.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
          await dialog.getByLabel("Picture file").setInputFiles(file);
          await expect(dialog.getByRole("alert")).toBeVisible();
        },
      },
      {
        name: "deleting the account",
        path: "/profile?tab=settings",
        open: async (page) => {
          await press("Delete account")(page);
          await expect(page.getByRole("alertdialog", { name: "Are you absolutely sure?" })).toBeVisible();
        },
      },
      {
        name: "becoming a mentor",
        path: "/become-an-instructor",
        open: async (page) => {
          await press("Apply Now")(page);
          await expect(page.getByRole("alertdialog", { name: "Switch to a mentor account" })).toBeVisible();
        },
      },
      {
        name: "a review whose session has ended",
        path: unrated("?tab=reviews"),
        open: async (page) => {
          const composer = page.getByRole("region", { name: "Your review" });
          await composer.getByRole("button", { name: "Write a review" }).click();
          await composer.getByRole("radio", { name: "5 stars" }).check();
          await composer.getByLabel("Comment").fill("Patient, and always on time.");
          await page.context().clearCookies();
          await composer.getByRole("button", { name: "Submit review" }).click();
          await expect(composer.getByRole("link", { name: "Login (opens in a new tab)" })).toBeVisible();
        },
      },
      {
        name: "another account",
        path: "/profile?tab=settings",
        open: async (page) => {
          await page.waitForLoadState("networkidle");
          await signIn(page, await createAccount());
          await page.evaluate(() => window.dispatchEvent(new Event("focus")));
          await expect(page.getByRole("alertdialog", { name: "You are signed in with another account" })).toBeVisible();
        },
      },
    ],
  },
  "a mentor's profile": {
    reader: "mentor",
    screens: [
      ...["", "?tab=about", "?tab=courses", "?tab=qualifications", "?tab=reviews", "?tab=settings"].map((query) => ({
        name: `/profile${query}`,
        path: `/profile${query}`,
      })),
      ...(["basic", "teaching", "qualifications"] as const).map((tab) => ({
        name: `editing ${tab}`,
        path: "/profile?tab=about",
        open: async (page: Page) => {
          const dialog = await openEditor(page, tab);
          await dialog.getByRole("button", { name: "Save" }).focus();
        },
      })),
      {
        name: "cancelling a meeting",
        path: "/profile?tab=meetings",
        open: async (page) => {
          await page.getByRole("article").getByRole("button", { name: "Cancel" }).click();
          await expect(page.getByRole("dialog", { name: "Cancel this meeting?" })).toBeVisible();
        },
      },
      {
        name: "hours, with an error",
        path: "/profile?tab=availability",
        open: async (page) => {
          const tuesday = page.getByRole("group", { name: "Tuesday, hours 1", exact: true });
          await tuesday.getByLabel("To").selectOption("3 pm");
          await page.getByRole("button", { name: "Save hours" }).click();
          await expect(tuesday.getByLabel("To")).toHaveAttribute("aria-invalid", "true");
          // What the save bar or the sticky header covers, axe reports as too small.
          await page.evaluate(() => {
            document.querySelector("header")!.style.position = "static";
            window.scrollTo(0, document.body.scrollHeight);
          });
        },
      },
      {
        name: "the place of teaching",
        path: "/profile?tab=about",
        open: async (page) => {
          await press("Set the place")(page);
          await page.getByRole("combobox", { name: "Town" }).fill("pune");
          await page.getByRole("option").first().click();
          await expect(page.locator("path.stroke-leaf.fill-leaf")).toBeVisible();
        },
      },
      {
        name: "a username that is taken by oneself",
        path: "/profile?tab=settings",
        open: async (page, { mentor }) => {
          const form = page.getByRole("form", { name: "Change username" });
          await form.getByLabel("New username").fill(mentor.username);
          await form.getByRole("button").click();
          await expect(form.getByRole("alert")).toBeVisible();
        },
      },
    ],
  },
  "the console": {
    reader: "owner",
    screens: [
      ...plain(
        "/admin",
        "/admin/people?find=kavita",
        "/admin/mails",
        "/admin/searches",
        "/admin/announcements",
        "/admin/cases?show=appeals",
        "/login/code",
        "/profile/security",
      ),
      {
        name: "a person, with all forms open",
        path: ({ student }) => `/admin/people/${student.username}`,
        open: async (page) => {
          for (const form of await page.getByRole("main").locator("details > summary").all()) await form.click();
          await expect(page.getByRole("form", { name: "Delete the account" })).toBeVisible();
        },
      },
      {
        name: "a case, with all forms open",
        path: "/admin/cases",
        open: async (page) => {
          await page.getByRole("table").getByRole("link").first().click();
          const forms = page.getByRole("main").locator("details > summary");
          await expect(forms.first()).toBeVisible();
          for (const form of await forms.all()) await form.click();
          await expect(page.getByRole("form", { name: "Dismiss" })).toBeVisible();
        },
      },
    ],
  },
};

const LOOKS = [
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

let scene: Scene;
test.beforeAll(async ({ request }) => {
  const [student, owner, mentor, unratedMentor, leaving] = await Promise.all([
    createAccount(),
    createAccount(),
    createMentor(),
    createMentor(),
    createMentor(),
  ]);
  await reviewBy(mentor, { rating: 4, comment: "Patient with a child in a hurry." });
  const { _id: meeting } = await bookBy(request, student, mentor.username, inIndia(5, "16:00"));
  await request.post("/api/v1/users/delete-profile", { headers: leaving.headers });
  const { data } = await (await request.get("/api/v1/teachers/all-teachers?sort=reviews&limit=1")).json();
  await prisma.staffMember.create({ data: { userId: owner.id, role: "owner" } });
  const failed = { attempts: 3, lastError: "validation_error: refused", sealedContents: "sealed elsewhere" };
  await prisma.outboxMail.create({ data: { recipient: owner.email, template: "welcome", ...failed } });
  const sought = { subject: "Physics", className: "Class 9", townId: "pune-maharashtra" };
  await prisma.emptySearch.createMany({ data: [{ day: new Date(), ...sought }], skipDuplicates: true });
  scene = {
    student,
    owner,
    mentor,
    unrated: unratedMentor,
    left: leaving.username,
    busiest: data[0].username,
    meeting,
  };
});

test.describe.configure({ mode: "parallel" });
// Missing pages and expired sessions.
test.use({ allowedConsole: [/Failed to load resource/], reducedMotion: "reduce" });

for (const [group, { reader, screens }] of Object.entries(GROUPS)) {
  test(`axe finds no violations on ${group}, and nothing overflows`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript(() => {
      // Wait for the theme transition: axe would measure the colours in between.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
      document.adoptedStyleSheets = [sheet];
    });
    for (const { name, path, open, isOfPhones = false } of screens) {
      await test.step(name, async () => {
        if (reader === "owner") await signInAsStaff(page, scene.owner);
        else if (reader !== "nobody") await signIn(page, scene[reader]);
        for (const { width, colorScheme } of LOOKS.slice(0, isOfPhones ? 1 : undefined)) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          if (width === LOOKS[0].width) {
            await page.goto(typeof path === "string" ? path : path(scene));
            await open?.(page, scene);
          }
          await expectAccessible(page, `${name} at ${width} px`);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(tooWide, `${name} at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test("targets are at least 44 pixels high on touch screens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, scene.student);
  const inputs = "input:not([type=hidden]):not([type=radio]), label:has([type=radio])";
  const times = page.locator(`main [aria-busy] :is(a, button, select, ${inputs})`);
  for (const [path, targets] of [
    ["/", page.getByRole("region", { name: "Browse by class" }).locator("a")],
    [booking()(scene), times],
    [booking(slot(1, "09:00"))(scene), times],
  ] as const) {
    await page.goto(path);
    const found = await targets.filter({ visible: true }).all();
    expect(found.length, path).toBeGreaterThan(3);
    for (const target of found) {
      const { height } = (await target.boundingBox())!;
      expect(height, `${path}: ${await target.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  }
  await page.goto("/mentors");
  await openTowns(page, "punjai");
  for (const target of [location(page).getByLabel("Your town"), towns(page).first()]) {
    await expect(target).toBeVisible();
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});
