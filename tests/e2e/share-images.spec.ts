import type { APIResponse } from "@playwright/test";
import sharp from "sharp";
import { plainPicture } from "../support/pictures";
import { bearerOf, createAccount } from "./accounts";
import { expect, test } from "./fixtures";

/** The size of an answer that is a PNG. */
async function sizeOf(response: APIResponse): Promise<[number, number]> {
  expect([response.url(), response.status(), response.headers()["content-type"]]).toEqual([
    response.url(),
    200,
    "image/png",
  ]);
  const { format, width, height } = await sharp(await response.body()).metadata();
  expect(format).toBe("png");
  return [width, height];
}

/** The content of each `<meta>` of these names, in order. */
const metaOf = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g")),
    ([, text]) => text!,
  );

test("pages name images that are there, in the size that they say", async ({ request }) => {
  const { data } = await (await request.get("/api/v1/teachers/all-teachers?limit=1")).json();
  const pages = {
    "/": "/og/site",
    "/mentors": "/og/site",
    [`/mentor/profile/${data[0].username}`]: `/og/mentor/${data[0].username}`,
    "/tutors/mathematics": "/og/tutors/mathematics",
  };
  for (const [page, image] of Object.entries(pages)) {
    const html = await (await request.get(page)).text();
    const [address] = metaOf(html, "og:image");
    expect([page, new URL(address!).pathname]).toEqual([page, image]);
    expect(metaOf(html, "twitter:image")).toEqual([address]);
    expect(metaOf(html, "og:image:alt").join()).not.toBe("");
    const response = await request.get(address!);
    expect(await sizeOf(response)).toEqual([1200, 630]);
    expect(metaOf(html, "og:image:width").concat(metaOf(html, "og:image:height"))).toEqual(["1200", "630"]);
    if (image !== "/og/site") expect(response.headers()["cache-control"]).toBe("public, max-age=3600");
  }
});

test("a second request is answered from what the server has kept", async ({ request }) => {
  const { data } = await (await request.get("/api/v1/teachers/all-teachers?limit=2")).json();
  const image = `/og/mentor/${data[1].username}`;
  await request.get(image);
  const response = await request.get(image);
  expect(response.headers()["x-nextjs-cache"]).toBe("HIT");
  expect(await sizeOf(response)).toEqual([1200, 630]);
});

test("a change of the mentor is drawn at once, and so is a farewell", async ({ page, request }) => {
  const headers = await bearerOf(request, await createAccount(page, "mentor"));
  const { data: me } = await (await request.get("/api/v1/users/me", { headers })).json();
  const image = `/og/mentor/${me.username}`;
  const before = await (await request.get(image)).body();
  expect(await (await request.get(image)).body()).toEqual(before);
  const avatar = { name: "me.png", mimeType: "image/png", buffer: await plainPicture("png") };
  const put = await request.put("/api/v1/users/update-profile-photo", { headers, multipart: { avatar } });
  expect(put.status()).toBe(200);
  const after = await request.get(image);
  expect(await sizeOf(after)).toEqual([1200, 630]);
  expect((await after.body()).equals(before)).toBe(false);
  expect((await request.post("/api/v1/users/delete-profile", { headers })).status()).toBe(200);
  expect((await request.get(image)).status()).toBe(404);
});

test("where nobody is there is no image", async ({ request }) => {
  for (const path of [
    "/og",
    "/og/mentor",
    "/og/mentor/nobody-at-all",
    "/og/mentor/Asha%20Rao",
    `/og/mentor/${"x".repeat(500)}`,
    "/og/mentor/%F0%9F%8C%B8",
    "/og/tutors",
    "/og/tutors/alchemy",
    "/og/tutors/mathematics/atlantis",
    "/og/tutors/mathematics/pune-maharashtra/more",
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const path of ["/og/mentor/%E0%A4%A", "/og/tutors/%FF", "/og/tutors/mathematics/%"]) {
    expect([400, 404], path).toContain((await request.get(path)).status());
  }
});

test("the manifest and the icons of every kind are there", async ({ page, request }) => {
  await page.goto("/");
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(manifest!);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const { name, short_name, start_url, display, theme_color, background_color, icons } = await answer.json();
  expect({ name, short_name, start_url, display }).toEqual({
    name: "Mentorhood: Find Your Personal Home Tutor",
    short_name: "Mentorhood",
    start_url: "/",
    display: "standalone",
  });
  const themes = page.locator('meta[name="theme-color"][media="(prefers-color-scheme: light)"]');
  await expect(themes).toHaveAttribute("content", theme_color);
  expect(background_color).toBe(theme_color);
  expect(icons.map((icon: { sizes: string; purpose: string }) => `${icon.sizes} ${icon.purpose}`).sort()).toEqual([
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) expect((await sizeOf(await request.get(src))).join("x")).toBe(sizes);

  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect(await sizeOf(await request.get(apple!))).toEqual([180, 180]);
  for (const icon of await page.locator('link[rel="icon"]').all()) {
    expect((await request.get((await icon.getAttribute("href"))!)).status()).toBe(200);
  }
  // What browsers ask for without being told.
  const favicon = await request.get("/favicon.ico");
  expect([favicon.status(), favicon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
});

test("search engines may index what is no preview", async ({ request }) => {
  for (const path of ["/", "/og/site", "/nowhere"]) {
    expect((await request.get(path)).headers()["x-robots-tag"]).toBeUndefined();
  }
});
