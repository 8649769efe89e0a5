import type { Page } from "@playwright/test";
import { findAccount, newPerson } from "../support/people";
import { linkInMail, logIn } from "./accounts";
import { expect, test } from "./fixtures";
import { drawPicture, tabTo, toastOf, typeInto } from "./own-profile";

const ABOUT =
  "I have taught mathematics for nine years, at home and online, with much patience and many worked examples.";

test("a new mentor registers, completes the profile by keyboard, and appears in the listing", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 900 });
  const person = { ...newPerson(), name: `Devika Kaul ${Date.now()}` };
  await page.goto("/register?role=mentor");
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").filter({ hasText: person.email })).toBeVisible();
  await page.goto(await linkInMail(page, person.email, "Verify my email"));
  await expect(page.getByRole("heading", { name: "Verification Successful!" })).toBeVisible();
  await logIn(page, person);

  await expect(page.getByText("You are not listed yet.")).toBeVisible();
  const figures = page.getByRole("region", { name: "At a glance" });
  await expect(figures).toBeVisible();
  await expect(figures.getByText("Distance")).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Your public page" })).toHaveAttribute("aria-valuenow", "0");
  const { username, headers } = await findAccount(person.email);
  const notYet = await page.request.get(`/mentor/profile/${username}`);
  expect(await notYet.text()).not.toContain(ABOUT);

  // From the meter's link to the save, only the keyboard.
  const dialog = page.getByRole("dialog", { name: "Edit profile" });
  await tabTo(page, page.getByRole("link", { name: "Introduce yourself" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("About")).toBeFocused();
  await page.keyboard.type(ABOUT);
  await tabTo(page, dialog.getByRole("tab", { name: "Basic Info" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Teaching Info" })).toHaveAttribute("aria-selected", "true");
  await tabTo(page, dialog.getByLabel("Proficiency"));
  await page.keyboard.type("Adv");
  await typeInto(page, dialog.getByLabel("Subject 1"), "mathematics");
  const offer = dialog.getByRole("group", { name: "Class 1" });
  await typeInto(page, offer.getByLabel("Subject"), "Mathematics");
  await tabTo(page, offer.getByLabel("Education level"));
  await page.keyboard.type("High");
  await tabTo(page, offer.getByLabel("Format"));
  await page.keyboard.type("Hyb");
  await tabTo(page, offer.getByRole("checkbox", { name: "Class 9" }));
  await page.keyboard.press("Space");
  await tabTo(page, offer.getByLabel("Fee"));
  await page.keyboard.type("For an");
  await typeInto(page, offer.getByLabel("Amount in ₹"), "500");
  await typeInto(page, dialog.getByLabel("How far I travel"), "8");
  for (const name of ["Marathi", "CBSE"]) {
    await tabTo(page, dialog.getByRole("checkbox", { name }));
    await page.keyboard.press("Space");
  }
  const post = dialog.getByRole("group", { name: "Post 1" });
  await typeInto(page, post.getByLabel("Institution"), "City School");
  await typeInto(page, post.getByLabel("Subject"), "Mathematics");
  await tabTo(page, post.getByRole("checkbox", { name: "I currently teach here" }));
  await page.keyboard.press("Space");
  await expect(post.getByLabel("To")).toHaveCount(0);
  await tabTo(page, post.getByLabel("From"));
  // The browser's locale orders day and month.
  await page.keyboard.type("06062017");
  await expect(post.getByLabel("From")).toHaveValue("2017-06-06");
  await page.keyboard.press("Enter");
  await expect(toastOf(page, "Your profile has been saved.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/profile?tab=about");
  await expect(page.getByText("Parents find you in the listing.")).toBeVisible();
  await expect(page.getByText("Nobody can book you yet: set your hours first.")).toBeVisible();

  await page.getByRole("link", { name: "Add a qualification" }).click();
  const degree = dialog.getByRole("group", { name: "Qualification 1" });
  await expect(degree.getByLabel("Degree")).toBeFocused();
  await degree.getByLabel("Degree").fill("M.Sc.");
  await degree.getByLabel("Field of study").fill("Mathematics");
  await degree.getByLabel("Institution").fill("University of Pune");
  await degree.getByLabel("Year").fill("2016");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Add a photo" }).click();
  await page.getByLabel("Picture file").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await drawPicture(page),
  });
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(toastOf(page, "Profile photo updated successfully!")).toBeVisible();

  await page.getByRole("button", { name: "Set the place" }).click();
  await page.getByRole("combobox", { name: "Town" }).fill("nashik");
  await page.getByRole("option").first().click();
  await expect(page.getByText("The public sees the dashed area and “Nashik, Maharashtra”.")).toBeVisible();
  await page.getByRole("button", { name: "Save the place" }).click();
  await page.getByRole("link", { name: "Set your hours" }).click();
  await expect(page.getByText("Nobody can book you yet. The form below suggests hours")).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(toastOf(page, "Your hours are saved.")).toBeVisible();
  await expect(page.getByText("All is saved")).toBeVisible();
  await page.getByRole("link", { name: "Ask for the checks of the verified badge" }).click();
  for (const [index, check] of ["Identity", "Qualification"].entries()) {
    await page
      .getByRole("form", { name: `Ask for this check: ${check}` })
      .getByRole("button")
      .click();
    await expect(page.getByText("You asked for it on")).toHaveCount(index + 1);
  }
  await expect(page.getByRole("progressbar", { name: "Your public page" })).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByText("Nothing is missing.")).toBeVisible();

  await page.goto(`/mentors?category=highschool&class=Class+9&sort=nameAsc`);
  await page.goto(`/mentors?category=highschool&class=Class+9&subject=Mathematics&sort=nameAsc`);
  await expectListed(page, person.name);
  await page.goto(`/mentor/profile/${username}`);
  await expect(page.getByText(ABOUT)).toBeVisible();
  await expect(page.getByText("Nashik, Maharashtra").first()).toBeVisible();
  await expect(page.getByRole("main").locator('img[src^="/uploads/"]').first()).toBeVisible();

  // A change is public with the next request.
  const renamed = { name: `Devika Rao ${Date.now()}` };
  expect((await page.request.put("/api/v1/teachers/update-profile", { headers, data: renamed })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: renamed.name })).toBeVisible();

  const deleted = await page.request.post("/api/v1/users/delete-profile", { headers });
  expect(deleted.status()).toBe(200);
  expect((await page.request.get(`/mentor/profile/${username}`)).status()).toBe(410);
});

/** Pages through the listing until it shows the mentor's card. */
async function expectListed(page: Page, name: string): Promise<void> {
  for (;;) {
    const card = page.getByRole("link", { name: new RegExp(name) });
    const next = page.getByRole("link", { name: "Next page" });
    if ((await card.count()) > 0) return;
    if ((await next.count()) === 0) break;
    await page.goto((await next.getAttribute("href"))!);
  }
  expect(name, "is in the listing").toBe("found");
}
