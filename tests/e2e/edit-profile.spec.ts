import { SHIFT_MAX_KM } from "@/lib/domain/places/public-position.rules";
import { createAccount } from "../support/people";
import { fillLogin, signIn } from "./accounts";
import { expect, test, WIDTHS } from "./fixtures";
import { holdBack, openEditor, toastOf } from "./own-profile";

type Placed = { teachingPlace: { latitude: number }; username: string };
const MATHS = { subject: "Mathematics", educationLevel: "highschool", specificClasses: ["Class 9"], format: "online" };

test("a user edits only the basic info, and the focus returns", async ({ page }) => {
  await test.step("a user edits only the basic info", async () => {
    await signIn(page, await createAccount());
    const dialog = await openEditor(page, "teaching");
    await expect(dialog.getByRole("tab")).toHaveText(["Basic Info"]);
    await dialog.getByLabel("Mobile number").fill("98765 01234");
    await dialog.getByLabel("About").fill("Two children in Class 4 and Class 7.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Two children in Class 4 and Class 7.")).toBeVisible();
    await expect(page.getByText("9876501234")).toBeVisible();
    await page.getByRole("link", { name: "Edit profile" }).click();
    await dialog.getByLabel("Mobile number").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("9876501234")).toBeHidden();
  });
  await test.step("the focus returns to the control that opened the dialog", async () => {
    await signIn(page, await createAccount());
    await page.goto("/profile");
    for (const [opener, name] of [
      [page.getByRole("link", { name: "Edit profile" }), "Edit profile"],
      [page.getByRole("button", { name: "Add a photo" }), "Your photo"],
    ] as const) {
      await opener.click();
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await page.getByRole("link", { name: "Edit profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit profile" });
    await dialog.getByLabel("About").fill("A whole sentence.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeFocused();
  });
});

test("invalid input has its message, the first error is shown, and lists keep their last entry", async ({ page }) => {
  await test.step("each invalid input has its message, and the first error is shown wherever it is", async () => {
    await signIn(page, await createAccount("mentor"));
    const dialog = await openEditor(page, "basic");
    await dialog.getByLabel("Name").fill("A");
    await dialog.getByLabel("Age").fill("ten");
    await dialog.getByLabel("Mobile number").fill("12345");
    await dialog.getByRole("tab", { name: "Qualifications" }).click();
    await dialog.getByLabel("Degree").fill("B.A.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("tab", { name: "Basic Info" })).toHaveAttribute("aria-selected", "true");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    for (const text of [
      "Please enter your name",
      "Age must be a number from 0 to 100",
      "Mobile number must have 10 digits",
    ]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await dialog.getByLabel("Name").fill("Asha Rao");
    await dialog.getByLabel("Age").fill("18");
    await dialog.getByLabel("Mobile number").fill("9876501234");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("tab", { name: "Qualifications" })).toHaveAttribute("aria-selected", "true");
    await expect(dialog.getByLabel("Field of study")).toBeFocused();
    for (const text of [
      "Please enter the field of study",
      "Please enter the institution",
      "Please enter the year with four digits, from 1940 on",
    ]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
  });
  await test.step("lists keep their last entry, another level clears the classes, and teaching now hides the end", async () => {
    await signIn(page, await createAccount("mentor"));
    const dialog = await openEditor(page, "teaching");
    await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add a subject" }).click();
    await expect(dialog.getByRole("combobox", { name: "Subject 2" })).toBeFocused();
    await dialog.getByRole("combobox", { name: "Subject 2" }).fill("Physics");
    await dialog.getByRole("button", { name: "Remove subject 1" }).click();
    await expect(dialog.getByRole("combobox", { name: "Subject 1" })).toHaveValue("Physics");
    await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(0);

    const offer = dialog.getByRole("group", { name: "Class 1" });
    await offer.getByLabel("Education level").selectOption("highschool");
    await offer.getByRole("checkbox", { name: "Class 9" }).check();
    await offer.getByLabel("Education level").selectOption("college");
    await expect(offer.getByRole("checkbox")).toHaveCount(2);
    await offer.getByLabel("Education level").selectOption("highschool");
    await expect(offer.getByRole("checkbox", { name: "Class 9" })).not.toBeChecked();

    await offer.getByLabel("Fee").selectOption("month");
    await offer.getByLabel("Amount in ₹").fill("4,000");
    await offer.getByLabel("Lessons a week").fill("2");
    await offer.getByLabel("Minutes a lesson").fill("60");
    await expect(offer.getByText("₹4,000 a month (about ₹460 an hour)")).toBeVisible();
    await expect(dialog.getByLabel("How far I travel")).toHaveCount(0);
    await offer.getByLabel("Format").selectOption("hybrid");
    await dialog.getByRole("checkbox", { name: "Students come to my place" }).uncheck();
    await offer.getByLabel("Amount in ₹").fill("40");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(offer.getByText(/^An hour costs at least ₹50 here/)).toBeVisible();
    await expect(dialog.getByText("You offer classes in person")).toBeVisible();
    await expect(offer.getByLabel("Lessons a week")).toHaveValue("2");

    const post = dialog.getByRole("group", { name: "Post 1" });
    await post.getByLabel("To").fill("2020-05-01");
    await post.getByRole("checkbox", { name: "I currently teach here" }).check();
    await expect(post.getByLabel("To")).toHaveCount(0);
    await post.getByRole("checkbox", { name: "I currently teach here" }).uncheck();
    await expect(post.getByLabel("To")).toHaveValue("");
  });
});

test("a toast covers no button of the dialog and can be dragged away", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const person = await createAccount();
    await signIn(page, person);
    await page.goto("/profile?edit=basic");
    const dialog = page.getByRole("dialog", { name: "Edit profile" });
    await dialog.getByLabel("About").fill("A sentence.");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Save" }).click();
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toContainText("Failed to update user");
    await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
    await expect
      .poll(async () => {
        const [box, save] = await Promise.all([
          toast.boundingBox(),
          dialog.getByRole("button", { name: "Save" }).boundingBox(),
        ]);
        return box !== null && save !== null && box.y + box.height <= save.y;
      })
      .toBe(true);
    await signIn(page, person);
    await dialog.getByRole("button", { name: "Save" }).click();
    const saved = page.locator("[data-sonner-toast]", { hasText: "Your profile has been saved." });
    const words = saved.getByText("Your profile has been saved.");
    await words.hover();
    const { x, y } = (await words.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 5, { steps: 8 });
    await page.mouse.up();
    await expect(saved).toBeHidden({ timeout: 2000 });
  }
});

test("every way to leave with unsaved changes asks first", async ({ page }) => {
  await signIn(page, await createAccount());
  await page.goto("/profile");
  await page.getByRole("link", { name: "Edit profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit profile" });
  await expect(dialog.getByLabel("About")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Edit profile" }).click();
  await dialog.getByLabel("About").fill("Half a sentence");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("About")).toHaveValue("Half a sentence");
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("About")).toHaveValue("Half a sentence");
  page.once("dialog", (prompt) => void prompt.dismiss());
  await page.evaluate(() => window.location.reload()).catch(() => {});
  await expect(dialog.getByLabel("About")).toHaveValue("Half a sentence");

  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(dialog.getByLabel("About")).toHaveValue("");
});

test("the second of two windows that edit one profile gets a conflict and may choose", async ({ page }) => {
  const person = await createAccount("mentor");
  await signIn(page, person);
  const first = await openEditor(page, "basic");
  const other = await page.context().newPage();
  const second = await openEditor(other, "basic");

  await first.getByLabel("Address").fill("1 Lake Road");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first).toBeHidden();

  await second.getByLabel("About").fill("Written in the second window");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Your profile was changed in another window")).toBeVisible();
  await expect(toastOf(other, "Failed to update user")).toBeVisible();
  await expect(second.getByLabel("About")).toHaveValue("Written in the second window");
  await second.getByRole("button", { name: "Discard mine and load the latest" }).click();
  await expect(second.getByLabel("Address")).toHaveValue("1 Lake Road");
  await expect(second.getByLabel("About")).toHaveValue("");

  const headers = person.headers;
  const saved = await page.request.put("/api/v1/users/update-profile", { headers, data: { About: "By the phone" } });
  expect(saved.status()).toBe(200);
  await second.getByLabel("About").fill("Written in the second window");
  await second.getByRole("button", { name: "Save" }).click();
  await second.getByRole("button", { name: "Save mine instead" }).click();
  await expect(second).toBeHidden();
  await expect(other.getByText("Written in the second window")).toBeVisible();
  await other.close();
});

test("neither a late page nor a late save overwrites what is being typed", async ({ page }) => {
  await signIn(page, await createAccount());
  const dialog = await openEditor(page);
  const letPageCome = await holdBack(page, (request) => "rsc" in request.headers() && request.method() === "GET");
  await dialog.getByLabel("About").fill("Saved first");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Edit profile" }).click();
  await dialog.getByLabel("About").fill("Typed before the page came");
  await letPageCome();
  await expect(page.locator("p", { hasText: "Saved first" })).toBeAttached();
  await expect(dialog.getByLabel("About")).toHaveValue("Typed before the page came");

  const letSave = await holdBack(page, (request) => request.method() === "POST");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("button", { name: "Saving" })).toBeVisible();
  await dialog.getByLabel("About").fill("Typed while it was saved");
  await letSave();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("About")).toHaveValue("Typed while it was saved");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Typed while it was saved")).toBeVisible();
});

test("a save that fails to reach the server keeps the input", async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource/);
  await signIn(page, await createAccount());
  const dialog = await openEditor(page);
  await dialog.getByLabel("About").fill("Typed in a train");
  await page.route("**/profile**", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("The server could not be reached.")).toBeVisible();
  await expect(dialog.getByLabel("About")).toHaveValue("Typed in a train");
  await page.unroute("**/profile**");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Typed in a train")).toBeVisible();
});

test("a user whose session has expired signs in beside the dialog and saves the input", async ({ page }) => {
  const person = await createAccount();
  await signIn(page, person);
  const dialog = await openEditor(page);
  await dialog.getByLabel("About").fill("Typed over the weekend");
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("link", { name: "Login (opens in a new tab)" })).toBeVisible();
  await expect(toastOf(page, "Failed to update user")).toHaveCount(0);
  const [beside] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog.getByRole("link", { name: "Login (opens in a new tab)" }).click(),
  ]);
  await fillLogin(beside, person);
  await beside.getByRole("button", { name: "Login" }).click();
  await expect(beside).toHaveURL("/profile");
  await beside.close();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Typed over the weekend")).toBeVisible();
});

test("the teaching location is set by keyboard, moved and removed", async ({ page }) => {
  const person = await createAccount("mentor");
  const headers = person.headers;
  await page.request.put("/api/v1/teachers/update-profile", {
    headers,
    data: { subjects: ["Mathematics"], classesOffered: [{ ...MATHS, format: "hybrid" }] },
  });
  await page.context().clearCookies();
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Set the place" }).click();
  await page.getByRole("combobox", { name: "Town" }).fill("pune");
  await expect(page.getByRole("option").first()).toContainText("Pune");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The public sees the dashed area and “Pune, Maharashtra”.")).toBeVisible();
  await expect(page.locator("path.stroke-leaf.fill-leaf")).toBeVisible();
  const pin = page.getByRole("button", { name: "Your place of teaching" });
  const before = await pin.boundingBox();
  await pin.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
  expect((await pin.boundingBox())!.x).toBeGreaterThan(before!.x + 20);
  await page.getByRole("button", { name: "Save the place" }).click();
  await expect(toastOf(page, "Your teaching place has been saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the place" })).toBeVisible();

  const me = await page.request.get("/api/v1/users/me", { headers });
  const { teachingPlace, username } = ((await me.json()) as { data: Placed }).data;
  const profile = await page.request.get(`/api/v1/teachers/profile/${username}`);
  const { latitude } = ((await profile.json()) as { data: { latitude: number } }).data;
  expect(latitude).not.toBe(teachingPlace.latitude);
  expect(Math.abs(latitude - teachingPlace.latitude)).toBeLessThan(SHIFT_MAX_KM / 111);
  await page.getByRole("button", { name: "Remove the place" }).click();
  await expect(page.getByRole("button", { name: "Set the place" })).toBeVisible();
});
