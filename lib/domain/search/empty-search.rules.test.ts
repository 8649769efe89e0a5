import { expect, it } from "vitest";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { emptySearchesOf } from "./empty-search.rules";
import { NO_FILTER } from "./listing.rules";

const [first, second] = SUBJECTS as [(typeof SUBJECTS)[0], (typeof SUBJECTS)[0]];

it("counts a search by names of the catalogues, one entry for each subject", () => {
  expect(emptySearchesOf({ ...NO_FILTER, subject: first.id, grade: 9 }, "pune-maharashtra")).toEqual([
    { subject: first.name, className: "Class 9", townId: "pune-maharashtra" },
  ]);
  expect(emptySearchesOf({ ...NO_FILTER, subject: [first.id, second.id] }, undefined)).toEqual([
    { subject: first.name, className: "", townId: "" },
    { subject: second.name, className: "", townId: "" },
  ]);
  expect(emptySearchesOf({ ...NO_FILTER, grade: -2 }, undefined)).toMatchObject([{ subject: "", townId: "" }]);
});

it("counts nothing of a search for a name, or for nothing known", () => {
  expect(emptySearchesOf({ ...NO_FILTER, name: "Asha", subject: first.id }, "pune-maharashtra")).toEqual([]);
  expect(emptySearchesOf({ ...NO_FILTER, fee: 1 }, undefined)).toEqual([]);
});
