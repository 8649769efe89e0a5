import { expect, test } from "./fixtures";
import { answerMap, AREA, ASHA, BIJU, listOf, mapOf, marker, openMap, scrollToMap, viewOf } from "./map";

const ADDRESS = `/mentors?view=map&area=${AREA}`;
const both = viewOf({ mentors: [ASHA, BIJU] });

test.describe("parts that fail to load", () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_FAILED|ERR_CONNECTION_REFUSED|ChunkLoadError/] });

  for (const [part, extension, reason] of [
    ["script", "js", "Failed to load Leaflet JS"],
    ["stylesheet", "css", "Failed to load Leaflet CSS"],
  ] as const) {
    test(`the ${part}: the list works, and the page can be reloaded`, async ({ page }) => {
      let isRefused = true;
      let late = false;
      await page.route(`**/_next/static/**/*.${extension}*`, (route) =>
        late && isRefused ? route.abort() : route.continue(),
      );
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      late = true;
      await scrollToMap(page);
      const alert = page.getByRole("alert").filter({ hasText: "Map Loading Failed" });
      await expect(alert).toContainText("Unable to load the map. Please try again.");
      await expect(alert).toContainText(reason);
      await expect(listOf(page).getByRole("link").first()).toBeVisible();
      await expect(listOf(page).getByRole("button")).toHaveCount(0);
      isRefused = false;
      await alert.getByRole("button", { name: "Reload Page" }).click();
      await scrollToMap(page);
      await expect(mapOf(page).locator(".leaflet-tile-loaded").first()).toBeAttached();
    });
  }

  test.describe("tiles", () => {
    test.use({ isOutsideAway: true });

    test("each failure shows a message, and the markers work", async ({ page }) => {
      await answerMap(page, both);
      await page.goto(ADDRESS);
      const missing = mapOf(page).locator('img.leaflet-tile[src^="data:image/svg+xml"]');
      await expect(missing.first()).toBeAttached();
      expect(decodeURIComponent((await missing.first().getAttribute("src"))!)).toContain("Map Tile Not Available");
      await marker(page, "Asha Rao").click();
      await expect(page.getByRole("region", { name: "Selected: Asha Rao" })).toBeVisible();
    });
  });

  test("the mentors: the old ones stay, and can be reloaded", async ({ page }) => {
    await answerMap(page, both);
    await openMap(page, "/mentors?view=map");
    await expect(marker(page, "Asha Rao")).toBeVisible();
    await page.unroute("**/api/v1/teachers/map?**");
    await answerMap(page, null, 500);
    await mapOf(page).getByRole("button", { name: "Zoom in" }).click();
    const alert = mapOf(page).getByRole("alert");
    await expect(alert).toContainText("Map Error");
    await expect(listOf(page)).toContainText("Asha Rao");
    await page.unroute("**/api/v1/teachers/map?**");
    await answerMap(page, both);
    await alert.getByRole("button", { name: "Load again" }).click();
    await expect(mapOf(page).getByText("Map Error")).toHaveCount(0);
  });
});

test.describe("a map that does not start", () => {
  test.use({ allowedConsole: [/./] });

  test("shows a message, and its list follows the filters", async ({ page }) => {
    await test.step("shows a message", async () => {
      // Leaflet takes a container with this property for an initialised map.
      await page.addInitScript(() => Object.defineProperty(HTMLElement.prototype, "_leaflet_id", { value: 1 }));
      await answerMap(page, both);
      await page.goto(ADDRESS);
      const alert = page.getByRole("alert").filter({ hasText: "Map Loading Failed" });
      await expect(alert).toContainText("Map initialization failed");
      await expect(listOf(page)).toBeVisible();
    });
    await test.step("still has a list that follows the filters", async () => {
      await page.addInitScript(() => Object.defineProperty(HTMLElement.prototype, "_leaflet_id", { value: 1 }));
      await page.goto("/mentors?category=kindergarten&view=map");
      await expect(page.getByRole("alert").filter({ hasText: "Map Loading Failed" })).toBeVisible();
      const names = () => listOf(page).getByRole("link").allTextContents();
      const before = await names();
      await page.getByRole("link", { name: "College" }).first().click();
      await expect(page).toHaveURL(/category=college.*view=map/);
      await expect.poll(names).not.toEqual(before);
      const after = await names();
      await page.reload();
      await expect(page.getByRole("alert").filter({ hasText: "Map Loading Failed" })).toBeVisible();
      expect(await names()).toEqual(after);
    });
  });
});

test.describe("bad data", () => {
  test("unexpected data shows a message, and the rest is drawn", async ({ page }) => {
    await test.step("some mentors cannot be drawn", async () => {
      await answerMap(page, viewOf({ mentors: [ASHA, { ...BIJU, latitude: 95 }] }));
      await openMap(page);
      await expect(mapOf(page).getByRole("alert")).toContainText(
        "Some teacher data is invalid and cannot be displayed on the map.",
      );
      await expect(marker(page, "Asha Rao")).toBeVisible();
      await expect(marker(page, "Biju Thomas")).toHaveCount(0);
    });
    await test.step("no mentor can be drawn", async () => {
      await answerMap(
        page,
        viewOf({
          mentors: [
            { ...ASHA, name: "" },
            { ...BIJU, longitude: "77" },
          ],
        }),
      );
      await openMap(page);
      await expect(mapOf(page).getByRole("alert")).toContainText(
        "No valid teacher data found. Please check the data format.",
      );
    });
    await test.step("a response of another type", async () => {
      await answerMap(page, { teachers: [] });
      await openMap(page);
      await expect(mapOf(page).getByRole("alert")).toContainText("Map Error");
    });
    await test.step("a mentor without a name, without subjects, and with markup for a name", async () => {
      const shouting = { ...BIJU, id: "x", name: '<img src=x onerror="document.title=1">', latitude: 28.62 };
      await answerMap(page, viewOf({ mentors: [{ ...ASHA, name: "  " }, { ...BIJU, subjects: undefined }, shouting] }));
      await openMap(page);
      await marker(page, "Unknown Teacher").click();
      await expect(page.getByRole("region", { name: "Selected: Unknown Teacher" })).toBeVisible();
      const popup = mapOf(page).locator(".leaflet-popup");
      await expect(popup).toContainText("Unknown Teacher");
      await listOf(page).getByRole("button", { name: "Show Biju Thomas on the map" }).click();
      await expect(popup.filter({ hasText: "Invalid teacher data" })).toBeVisible();
      await listOf(page)
        .getByRole("button", { name: /Show <img/ })
        .click();
      await expect(popup.filter({ hasText: "<img src=x" })).toBeVisible();
      await expect(page).not.toHaveTitle("1");
    });
  });

  test.describe("that breaks the popup", () => {
    test.use({ allowedConsole: [/./] });

    test("leaves the rest intact", async ({ page }) => {
      await answerMap(page, viewOf({ mentors: [{ ...ASHA, subjects: [{ name: "Physics" }] }] }));
      await openMap(page);
      await marker(page, "Asha Rao").click();
      const popup = mapOf(page).locator(".leaflet-popup");
      await expect(popup).toContainText("Error loading teacher information");
      await expect(popup).toContainText("Please try again");
      await expect(page.getByRole("region", { name: "Selected: Asha Rao" })).toBeVisible();
    });
  });
});
