import { expectAccessible, test, WIDTHS } from "./fixtures";

const SCREENS = [
  { name: "home", path: "/" },
  { name: "listing", path: "/mentors" },
  { name: "filtered listing", path: "/mentors?category=highschool&subject=Mathematics&class=mathmatics" },
  { name: "empty listing", path: "/mentors?class=xyzzy" },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const { name, path } of SCREENS) {
        test(`axe finds nothing on ${name}`, async ({ page }) => {
          await page.goto(path);
          await expectAccessible(page);
        });
      }
    });
  }
}

test.describe("404", () => {
  test.use({ allowedConsole: [/404/] });
  test("axe finds nothing on the page for unknown addresses", async ({ page }) => {
    await page.goto("/no-such-page");
    await expectAccessible(page);
  });
});
