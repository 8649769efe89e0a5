import { expect, it } from "vitest";
import { formatShortlist, parseShortlist, shownShortlist, SHORTLIST_MAX } from "./shortlist.rules";

it("reads what it writes", () => {
  const list = { mark: "1-aBc_", usernames: ["asha-rao", "vikram-2"] };
  expect(parseShortlist(formatShortlist(list))).toEqual(list);
  expect(encodeURIComponent(formatShortlist(list))).toBe("1-aBc_~asha-rao.vikram-2");
});

it.each([
  ["nothing", undefined, []],
  ["an empty cookie", "", []],
  ["an empty list", "~", []],
  ["what is no username", "~asha.<b>..A B.ravi", ["asha", "ravi"]],
  ["a repeated name", "~asha.ravi.asha", ["asha", "ravi"]],
  ["a name that is too long", `~${"a".repeat(61)}.ravi`, ["ravi"]],
])("reads %s", (_what, cookie, usernames) => {
  expect(parseShortlist(cookie).usernames).toEqual(usernames);
});

it("reads at most the maximum number of names", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `mentor-${index}`);
  expect(parseShortlist(`~${names.join(".")}`).usernames).toEqual(names.slice(0, SHORTLIST_MAX));
});

it.each([
  ["a visitor sees the visitor's list", "", null, ["asha"]],
  ["a visitor does not see an account's copy", "1-x", null, null],
  ["an account sees its copy", "1-x", "1-x", ["asha"]],
  ["an account does not see another's copy", "1-x", "1-y", null],
  ["an account has still to merge a visitor's list", "", "1-x", null],
])("%s", (_what, mark, hint, shown) => {
  expect(shownShortlist({ mark, usernames: ["asha"] }, hint)).toEqual(shown);
});
