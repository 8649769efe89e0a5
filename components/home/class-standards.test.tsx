import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ClassStandards } from "./class-standards";

/** The section as the server renders it for a `level` parameter. */
function pageOf(asked?: string | string[]) {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<ClassStandards asked={asked} />);
  return page;
}
const openedOf = (asked?: string | string[]) => pageOf(asked).querySelector("[aria-current]")?.textContent;
const hrefsOf = (page: Element, text: string) =>
  Array.from(page.querySelectorAll("a"))
    .filter((link) => link.textContent.startsWith(text))
    .map((link) => link.getAttribute("href"));

describe("ClassStandards", () => {
  it.each([
    [undefined, "Primary School"],
    ["highschool", "High School"],
    [["college", "kindergarten"], "College"],
    ["technology", "Primary School"],
    ["HIGHSCHOOL", "Primary School"],
    ["", "Primary School"],
    [[], "Primary School"],
  ])("for %j opens the tab %s", (asked, title) => {
    expect(openedOf(asked)).toBe(title);
  });

  it("includes the links of all levels in the HTML of each", () => {
    const page = pageOf("college");
    expect(hrefsOf(page, "View More Classes")).toEqual(
      ["kindergarten", "primaryschool", "highschool", "college"].map((level) => `/mentors?category=${level}`),
    );
    const details = hrefsOf(page, "Class Details");
    expect(details).toHaveLength(15);
    expect(details.slice(0, 4)).toEqual([
      "/mentors?category=kindergarten",
      "/mentors?category=kindergarten",
      "/mentors?category=kindergarten",
      "/mentors?category=primaryschool&class=Class+1",
    ]);
    expect(details.at(-1)).toBe("/mentors?category=college&class=Plus+2+Second+Year");
    const titles = Array.from(page.querySelectorAll("h4"), (title) => title.textContent);
    expect(titles).toEqual(expect.arrayContaining(["Standard for Pre-KG", "Standard for Class 5"]));
    expect(titles.at(-1)).toBe("Standard for Plus 2 Second Year");
  });
});
