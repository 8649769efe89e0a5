import { JSDOM } from "jsdom";
import sharp from "sharp";
import { expect, test } from "vitest";
import { plainPicture } from "../support/pictures";
import { createAccount } from "../support/people";
import { readData, readPage, visit } from "./visit";

/** The size of a PNG response. */
async function sizeOf(answer: Response): Promise<[number, number]> {
  expect([answer.url, answer.status, answer.headers.get("content-type")]).toEqual([answer.url, 200, "image/png"]);
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect(format).toBe("png");
  return [width, height];
}

/** The content of each `<meta>` with these names, in order. */
const metaOf = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g")),
    ([, text]) => text!,
  );

async function listedMentors(count: number): Promise<string[]> {
  const found = await readData<{ username: string }[]>(`/api/v1/teachers/all-teachers?limit=${count}`);
  return found.map(({ username }) => username);
}

test("pages name existing images with their real size", async () => {
  const [username] = await listedMentors(1);
  const pages = {
    "/": "/og/site",
    "/mentors": "/og/site",
    [`/mentor/profile/${username}`]: `/og/mentor/${username}`,
    "/tutors/mathematics": "/og/tutors/mathematics",
  };
  for (const [page, image] of Object.entries(pages)) {
    const html = await readPage(page);
    const [address] = metaOf(html, "og:image");
    expect([page, new URL(address!).pathname]).toEqual([page, image]);
    expect(metaOf(html, "twitter:image")).toEqual([address]);
    expect(metaOf(html, "og:image:alt").join()).not.toBe("");
    const answer = await visit(address!);
    expect(await sizeOf(answer)).toEqual([1200, 630]);
    expect(metaOf(html, "og:image:width").concat(metaOf(html, "og:image:height"))).toEqual(["1200", "630"]);
    if (image !== "/og/site") expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  }
});

test("a second request is served from the server's cache", async () => {
  const [, username] = await listedMentors(2);
  const image = `/og/mentor/${username}`;
  await visit(image);
  const answer = await visit(image);
  expect(answer.headers.get("x-nextjs-cache")).toBe("HIT");
  expect(await sizeOf(answer)).toEqual([1200, 630]);
});

test("a change to the mentor updates the image at once, and so does a deletion", async () => {
  const mentor = await createAccount("mentor");
  const headers = mentor.headers;
  const image = `/og/mentor/${mentor.username}`;
  const draw = async () => Buffer.from(await (await visit(image)).arrayBuffer());
  const before = await draw();
  expect(await draw()).toEqual(before);
  const body = new FormData();
  body.append("avatar", new Blob([new Uint8Array(await plainPicture("png"))], { type: "image/png" }), "me.png");
  expect((await visit("/api/v1/users/update-profile-photo", { method: "PUT", headers, body })).status).toBe(200);
  expect(await sizeOf(await visit(image))).toEqual([1200, 630]);
  expect((await draw()).equals(before)).toBe(false);
  expect((await visit("/api/v1/users/delete-profile", { method: "POST", headers })).status).toBe(200);
  expect((await visit(image)).status).toBe(404);
});

test("an unknown mentor has no image", async () => {
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
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
  for (const path of ["/og/mentor/%E0%A4%A", "/og/tutors/%FF", "/og/tutors/mathematics/%"]) {
    expect([400, 404], path).toContain((await visit(path)).status);
  }
});

test("the manifest and all kinds of icons exist", async () => {
  const { document } = new JSDOM(await readPage("/")).window;
  const hrefsOf = (selector: string) =>
    Array.from(document.querySelectorAll<HTMLLinkElement>(selector), (link) => link.getAttribute("href")!);
  const [manifest] = hrefsOf('link[rel="manifest"]');
  const answer = await visit(manifest!);
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  type Icon = { src: string; sizes: string; purpose: string };
  const { name, short_name, start_url, display, theme_color, background_color, icons } =
    (await answer.json()) as Record<string, string> & { icons: Icon[] };
  expect({ name, short_name, start_url, display }).toEqual({
    name: "Mentorhood: Find Your Personal Home Tutor",
    short_name: "Mentorhood",
    start_url: "/",
    display: "standalone",
  });
  const theme = document.querySelector('meta[name="theme-color"][media="(prefers-color-scheme: light)"]');
  expect(theme!.getAttribute("content")).toBe(theme_color);
  expect(background_color).toBe(theme_color);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) expect((await sizeOf(await visit(src))).join("x")).toBe(sizes);

  const [apple] = hrefsOf('link[rel="apple-touch-icon"]');
  expect(await sizeOf(await visit(apple!))).toEqual([180, 180]);
  for (const icon of hrefsOf('link[rel="icon"]')) expect((await visit(icon)).status, icon).toBe(200);
  // Browsers request it by default.
  const favicon = await visit("/favicon.ico");
  expect([favicon.status, favicon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
});

test("responses outside previews have no noindex header", async () => {
  for (const path of ["/", "/og/site", "/nowhere"]) {
    expect((await visit(path)).headers.get("x-robots-tag"), path).toBeNull();
  }
});
