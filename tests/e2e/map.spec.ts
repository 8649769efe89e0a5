import { expect, test } from "./fixtures";
import {
  answerMap,
  AREA,
  ASHA,
  BIJU,
  isInside,
  knowVisitor,
  listOf,
  mapOf,
  marker,
  openMap,
  routeLine,
  scrollToMap,
  viewOf,
} from "./map";

const both = viewOf({ mentors: [ASHA, BIJU] });
const card = (name: string) => ({ name: `Selected: ${name}` });

test("layers, and the map without a position or without mentors", async ({ page }) => {
  await test.step("layers: streets by default, imagery, and both with faint streets", async () => {
    await answerMap(page, both);
    await openMap(page);
    const street = mapOf(page).locator('img[src^="https://tile.openstreetmap.org/"]');
    const imagery = mapOf(page).locator('img[src^="https://server.arcgisonline.com/"]');
    const credits = mapOf(page).locator(".leaflet-control-attribution");
    await expect(page.getByRole("radio", { name: "Street" })).toBeChecked();
    await expect(street.first()).toBeAttached();
    await expect(imagery).toHaveCount(0);
    await expect(credits).toContainText("OpenStreetMap");

    await page.getByText("Satellite", { exact: true }).click();
    await expect(imagery.first()).toBeAttached();
    await expect(street).toHaveCount(0);
    await expect(credits).toContainText("Esri");

    await page.getByText("Hybrid", { exact: true }).click();
    await expect(street.first()).toBeAttached();
    await expect(imagery.first()).toBeAttached();
    const streets = mapOf(page).locator(".leaflet-layer", {
      has: page.locator('img[src^="https://tile.openstreetmap.org/"]'),
    });
    await expect(streets).toHaveCSS("opacity", "0.3");
    await page.getByText("Street", { exact: true }).click();
    await expect(imagery).toHaveCount(0);
  });
  await test.step("without a position there is a card and no route", async () => {
    await answerMap(page, both);
    await openMap(page);
    await marker(page, "Biju Thomas").click();
    await expect(page.getByRole("region", card("Biju Thomas"))).toContainText(
      "Press “My Location” to see how far it is.",
    );
    await expect(routeLine(page)).toHaveCount(0);
  });
  await test.step("an empty area links to the nearest mentor", async () => {
    const asked = await answerMap(page, viewOf({ nearest: { latitude: 18.52, longitude: 73.86 } }));
    await openMap(page);
    await expect(page.getByText("No mentors in this area yet.")).toBeVisible();
    await page.getByRole("button", { name: "Show the nearest mentor" }).click();
    await expect.poll(() => Number(asked.at(-1)!.searchParams.get("west"))).toBeLessThan(73.86);
    expect(Number(asked.at(-1)!.searchParams.get("north"))).toBeLessThan(19);
  });
});

test("a mentor is selected with route and popup, on phones with a card, and deselected in three ways", async ({
  page,
  baseURL,
}) => {
  await knowVisitor(page, baseURL);
  await answerMap(page, both);
  await openMap(page);
  await marker(page, "Asha Rao").click();

  const selected = page.getByRole("region", card("Asha Rao"));
  await expect(selected).toContainText("3.3 km away, about 8 min to travel");
  await expect(selected).toContainText("Verified mentor");
  await expect(selected.getByRole("link", { name: "View Profile" })).toHaveAttribute(
    "href",
    "/mentor/profile/asha-rao",
  );
  await expect(selected.getByRole("link", { name: "Book a Call" })).toHaveAttribute(
    "href",
    "/Book-a-Meeting?mentor=asha-rao",
  );
  const popup = mapOf(page).locator(".leaflet-popup");
  await expect(popup).toContainText("Asha Rao");
  await expect(popup.getByRole("region", card("Asha Rao"))).toBeVisible();
  await expect(selected).toHaveCount(1);
  await expect(popup).toContainText("On foot 40 min");
  await expect(popup).toContainText("By bicycle 13 min");
  await expect(popup.getByRole("listitem")).toHaveText([...ASHA.subjects.slice(0, 5), "+2 more"]);
  await expect(routeLine(page)).toHaveAttribute("stroke-dasharray", "10 8");
  await expect(routeLine(page)).toHaveAttribute("stroke-width", "4");
  // Both ends of the line are visible.
  for (const end of ["Your location", "Asha Rao"]) expect(await isInside(marker(page, end), mapOf(page))).toBe(true);

  const isGone = async () => {
    await expect(selected).toHaveCount(0);
    await expect(routeLine(page)).toHaveCount(0);
    await expect(popup).toHaveCount(0);
  };
  await marker(page, "Asha Rao").click();
  await isGone();
  await marker(page, "Asha Rao").click();
  await expect(selected).toBeVisible();
  await expect(popup).toContainText("By bicycle 13 min");
  await popup.getByRole("button", { name: "Close popup" }).click();
  await isGone();
  await marker(page, "Asha Rao").click();
  await expect(selected).toBeVisible();
  await page.keyboard.press("Escape");
  await isGone();

  await marker(page, "Asha Rao").click();
  await listOf(page).getByRole("button", { name: "Show Biju Thomas on the map" }).click();
  await expect(page.getByRole("region", card("Biju Thomas"))).toBeVisible();
  await expect(page.getByRole("region", card("Asha Rao"))).toHaveCount(0);
  await expect(routeLine(page)).toHaveCount(1);
  await page.keyboard.press("Escape");

  await test.step("on a phone: a card at the bottom that covers neither the pin nor the visitor", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await marker(page, "Asha Rao").click();
    await expect(selected).toContainText("On foot 40 min");
    await expect(selected).toContainText("By bicycle 13 min");
    await expect(popup).toHaveCount(0);
    const top = (await selected.boundingBox())!.y;
    for (const shown of ["Your location", "Asha Rao"]) {
      const box = (await marker(page, shown).boundingBox())!;
      expect(box.y + box.height).toBeLessThan(top);
    }
    await selected.getByRole("button", { name: "Close" }).click();
    await isGone();
  });
});

test("list and map stay in sync, and work by keyboard only", async ({ page, baseURL }) => {
  await knowVisitor(page, baseURL);
  await answerMap(page, both);
  await openMap(page);
  const size = async (name: string) => (await marker(page, name).boundingBox())!.width;
  const plain = await size("Asha Rao");
  await listOf(page).getByRole("link", { name: "Asha Rao" }).hover();
  await expect.poll(() => size("Asha Rao")).toBeGreaterThan(plain);
  await page.mouse.move(0, 0);
  await expect.poll(() => size("Asha Rao")).toBe(plain);

  await marker(page, "Biju Thomas").hover();
  const entry = listOf(page).getByRole("listitem").filter({ hasText: "Biju Thomas" });
  await expect(entry).toHaveAttribute("data-highlighted");
  await page.mouse.move(0, 0);
  await expect(entry).not.toHaveAttribute("data-highlighted");

  const show = listOf(page).getByRole("button", { name: /Biju Thomas on the map/ });
  // The nearest mentor comes first.
  await expect(listOf(page).getByRole("link").first()).toContainText("Asha Rao");
  await entry.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(show).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", card("Biju Thomas"))).toBeVisible();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  const closePopup = mapOf(page).getByRole("button", { name: "Close popup" });
  // The previous popup fades out.
  await expect(closePopup).toHaveCount(1);
  await closePopup.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", card("Biju Thomas"))).toHaveCount(0);
  await expect(show).toBeFocused();
  await page.getByRole("radio", { name: "Street" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Satellite" })).toBeChecked();
});

test("clusters show their count, zoom in, and list their best mentors", async ({ page }) => {
  const clustered = { ...ASHA, isClustered: true };
  const asked = await answerMap(
    page,
    viewOf({ mentors: [clustered], clusters: [{ latitude: 28.61, longitude: 77.21, count: 1240 }], total: 1240 }),
  );
  await openMap(page);
  await expect(marker(page, "1240 mentors")).toHaveText("1.2K");
  await expect(page.getByText("1,240 mentors in this area. Zoom in to see more than these 1.")).toBeVisible();
  await expect(marker(page, "Asha Rao")).toHaveCount(0);
  await listOf(page).getByRole("link", { name: "Asha Rao" }).hover();
  await expect(marker(page, "Asha Rao")).toBeVisible();

  // The number of clusters depends on the map's size.
  const box = (await mapOf(page).boundingBox())!;
  expect(asked[0]!.searchParams.get("room")).toBe(String(Math.floor((box.width * box.height) / 56 ** 2)));

  const before = asked.length;
  await marker(page, "1240 mentors").click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  const width = (url: URL) => Number(url.searchParams.get("east")) - Number(url.searchParams.get("west"));
  expect(width(asked.at(-1)!)).toBeLessThan(width(asked[0]!) / 3);
});

test("the listing's map searches as it is moved, or on request; its address keeps area and filters", async ({
  page,
}) => {
  const asked = await answerMap(page, both);
  await openMap(page, `/mentors?category=highschool&view=map&area=${AREA}`);
  await expect(page).toHaveURL(/area=77\.\d+%2C28/);
  const offer = page.getByRole("button", { name: "Search this area" });
  async function drag() {
    await mapOf(page).scrollIntoViewIfNeeded();
    const box = (await mapOf(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  }
  const first = asked.length;
  await drag();
  await expect.poll(() => asked.length).toBe(first + 1);
  await expect(offer).toHaveCount(0);

  const searchesAsItMoves = page.getByRole("checkbox", { name: "Search as I move the map" });
  await searchesAsItMoves.uncheck();
  await page.reload();
  await expect(searchesAsItMoves).not.toBeChecked();
  await expect.poll(() => asked.length).toBe(first + 2);
  const before = asked.length;
  await drag();
  await expect(offer).toBeVisible();
  expect(asked.length).toBe(before);
  await offer.click();
  await expect.poll(() => asked.length).toBe(before + 1);
  await expect(offer).toHaveCount(0);
  expect(asked.at(-1)!.searchParams.get("category")).toBe("highschool");
  await expect
    .poll(() => new URL(page.url()).searchParams.get("area")?.split(",")[0])
    .toBe(asked.at(-1)!.searchParams.get("west"));

  await page.getByRole("link", { name: "College" }).first().click();
  await expect(page).toHaveURL(/category=college.*view=map/);
  await expect.poll(() => asked.at(-1)!.searchParams.get("category")).toBe("college");
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL("/mentors?category=college");
  await page.goBack();
  await expect(mapOf(page)).toBeVisible();
});

test("choosing a town moves the home page's map to the mentors nearest to it", async ({ page }) => {
  await page.goto("/");
  await scrollToMap(page);
  await expect(mapOf(page).locator(".leaflet-tile-loaded").first()).toBeAttached();
  await expect(page.getByText("Note: Unable to determine your location. Using default center.")).toBeVisible();
  const near = page.getByRole("region", { name: "Find the Right Teacher Nearby" });
  const moved = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [west, south, east, north] = ["west", "south", "east", "north"].map((side) => Number(searchParams.get(side)));
    const isPuneInside = west! < 73.86 && east! > 73.86 && south! < 18.52 && north! > 18.52;
    return pathname === "/api/v1/teachers/map" && isPuneInside;
  });
  await near.getByText("Choose a town").click();
  await near.getByRole("combobox").fill("Pune");
  await near.getByRole("option").first().click();
  await moved;
  await expect(marker(page, "Your location")).toBeVisible();
  expect(await mapOf(page).locator(".leaflet-marker-icon").count()).toBeGreaterThan(1);
  await expect(page.getByText("Note: Unable to determine your location.")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list and the view links are present", async ({ page }) => {
    await page.goto("/");
    await expect(listOf(page).getByRole("link").first()).toHaveAttribute("href", /^\/mentor\/profile\//);
    await page.goto("/mentors?category=highschool");
    await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Map" }).click();
    await expect(page).toHaveURL("/mentors?category=highschool&view=map");
    await expect(listOf(page).getByRole("link").first()).toBeVisible();
    expect(await page.content()).toContain("The map needs JavaScript.");
  });
});
