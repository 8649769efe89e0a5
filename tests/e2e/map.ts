import { expect, type Locator, type Page } from "@playwright/test";
import type { MapView } from "@/lib/domain/search/map-view.schema";

/** Around Connaught Place in Delhi: roughly what a 900-pixel map shows at zoom 13. */
export const AREA = "77.15,28.58,77.27,28.64";
export const VISITOR = { latitude: 28.61, longitude: 77.21 };

/** The mocked search response for tests of the map itself. */
export const ASHA = {
  id: "0b7f2b6e-6c1e-4a67-9d3b-000000000001",
  username: "asha-rao",
  name: "Asha Rao",
  avatar: null,
  isMentorVerified: true,
  subjects: ["Mathematics", "Physics", "Chemistry", "Biology", "English", "Hindi", "Sanskrit"],
  rating: 4.8,
  reviewCount: 12,
  // 3.3 km north of the visitor.
  latitude: 28.64,
  longitude: 77.21,
  isClustered: false,
};
export const BIJU = {
  ...ASHA,
  id: "0b7f2b6e-6c1e-4a67-9d3b-000000000002",
  username: "biju-thomas",
  name: "Biju Thomas",
  isMentorVerified: false,
  subjects: ["Music"],
  rating: null,
  reviewCount: 0,
  // Farther away than Asha, so second in the list.
  latitude: 28.6,
  longitude: 77.17,
};

export const viewOf = (view: Partial<Record<keyof MapView, unknown>>) => ({
  mentors: [],
  clusters: [],
  total: Array.isArray(view.mentors) ? view.mentors.length : 0,
  nearest: null,
  ...view,
});

/** Mocks every map search with this response. */
export async function answerMap(page: Page, view: unknown, status = 200): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route("**/api/v1/teachers/map?**", async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ status, json: { success: status === 200, message: "Something went wrong.", data: view } });
  });
  return asked;
}

export async function knowVisitor(page: Page, baseURL: string | undefined): Promise<void> {
  const value = `${VISITOR.latitude},${VISITOR.longitude}`;
  await page.context().addCookies([{ name: "user_location", value, url: baseURL! }]);
}

export const mapOf = (page: Page): Locator => page.getByRole("region", { name: "Map of mentors" });
export const listOf = (page: Page): Locator => page.getByRole("list", { name: "Mentors on the map" });
export const marker = (page: Page, title: string): Locator =>
  mapOf(page).locator(`.leaflet-marker-icon[title="${title}"]`);
export const routeLine = (page: Page): Locator => mapOf(page).locator("path.stroke-leaf");

/** Whether an element lies entirely within another. */
export async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [(await inner.boundingBox())!, (await outer.boundingBox())!];
  return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
}

/** Scrolls the home page's map near enough to load; the listing's map does so by itself. */
export async function scrollToMap(page: Page): Promise<void> {
  await page
    .locator("#nearby")
    .or(page.getByRole("navigation", { name: "View" }))
    .first()
    .scrollIntoViewIfNeeded();
}

/** Opens the listing's map and waits for it. */
export async function openMap(page: Page, address = `/mentors?view=map&area=${AREA}`): Promise<void> {
  await page.goto(address);
  await expect(mapOf(page).locator(".leaflet-tile-loaded").first()).toBeAttached();
}
