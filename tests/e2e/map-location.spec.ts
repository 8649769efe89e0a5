import { expect, test } from "./fixtures";
import { answerMap, ASHA, mapOf, marker, openMap, viewOf, VISITOR } from "./map";

const view = viewOf({ mentors: [ASHA] });

/** Makes geolocation fail with this error. */
const failWith = (code: number) => `
  navigator.geolocation.getCurrentPosition = (done, failed) =>
    failed({ code: ${code}, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" });`;

test.describe("granted", () => {
  test.use({ permissions: ["geolocation"], geolocation: VISITOR });

  test("the map centres on the position, and zooms in on a press", async ({ page }) => {
    const asked = await answerMap(page, view);
    await openMap(page, "/mentors?view=map");
    await expect(marker(page, "Your location")).toBeVisible();
    const kept = async () => (await page.context().cookies()).some(({ name }) => name === "user_location");
    // Only a position requested by a press is stored.
    expect(await kept()).toBe(false);
    await page.getByRole("button", { name: "Zoom out" }).click();
    await page.getByRole("button", { name: "My Location", exact: true }).click();
    // Zoom 15: a tile of 256 pixels is 360 / 2^15 degrees wide.
    const { width: pixels } = (await mapOf(page).boundingBox())!;
    const last = (name: string) => Number(asked.at(-1)?.searchParams.get(name));
    await expect.poll(() => last("east") - last("west")).toBeCloseTo(((pixels / 256) * 360) / 2 ** 15, 2);
    expect(await kept()).toBe(true);
    expect((last("south") + last("north")) / 2).toBeCloseTo(VISITOR.latitude, 2);
    expect((last("west") + last("east")) / 2).toBeCloseTo(VISITOR.longitude, 2);
  });
});

test("a position granted after a press shows the distance", async ({ page, context }) => {
  await answerMap(page, view);
  await openMap(page);
  await marker(page, "Asha Rao").click();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(VISITOR);
  await page.getByRole("button", { name: "My Location", exact: true }).click();
  await expect(page.getByRole("region", { name: "Selected: Asha Rao" })).toContainText("3.3 km away");
});

test("every geolocation failure is shown once, and the map stays", async ({ page }) => {
  for (const [what, script, text] of [
    ["denied", failWith(1), "Location access denied by user"],
    ["unavailable", failWith(2), "Location information is unavailable"],
    ["timed out", failWith(3), "Location request timed out"],
    [
      "out of range",
      "navigator.geolocation.getCurrentPosition = (done) => done({ coords: { latitude: 123, longitude: 77 } });",
      "Invalid coordinates received from GPS",
    ],
    [
      "unsupported",
      'Object.defineProperty(navigator, "geolocation", { value: undefined });',
      "Geolocation is not supported by this browser",
    ],
  ] as const) {
    await test.step(what, async () => {
      await page.addInitScript(script);
      await page.unrouteAll();
      const asked = await answerMap(page, view);
      await openMap(page, "/mentors?view=map");
      await expect(page.getByText("Note: Unable to determine your location. Using default center.")).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);
      const button = page.getByRole("button", { name: "My Location", exact: true });
      await button.click();
      await expect(page.getByText(text, { exact: true })).toHaveCount(1);
      await expect(button).toHaveAttribute("aria-disabled", "false");
      await expect(marker(page, "Asha Rao")).toBeVisible();
      expect(asked.length).toBe(1);
    });
  }
});
