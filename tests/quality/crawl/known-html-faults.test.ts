import { expect, it } from "vitest";
import { isKnownFault } from "./known-html-faults";

const EMPTY_ACTION = "Bad value “” for attribute “action” on element “form”: Must be non-empty.";

it("passes over the form that React writes, and over no other", () => {
  const extract = 'rofile</a><form class="x" action="" encType="multipart/form-data" method="POST"><input';
  expect(isKnownFault({ message: EMPTY_ACTION, extract }, false)).toBe(true);
  expect(isKnownFault({ message: EMPTY_ACTION, extract: '<form action="" method="get">' }, false)).toBe(false);
  expect(isKnownFault({ message: EMPTY_ACTION }, false)).toBe(false);
});

it("declines advice, never an error", () => {
  const panel = {
    message: "Section lacks heading. Consider using “h2”-“h6” elements",
    extract: '</a></div><section id="_R_2-past" aria-labelledby="_R_2-past-tab" class="x">',
  };
  expect(isKnownFault(panel, true)).toBe(true);
  expect(isKnownFault(panel, false)).toBe(false);
  expect(isKnownFault({ ...panel, extract: '<section class="x">' }, true)).toBe(false);
  expect(isKnownFault({ message: "Duplicate ID “content”." }, true)).toBe(false);
});
