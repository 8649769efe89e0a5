import { expect, it } from "vitest";
import { sharingMessages } from "@/lib/domain/mentors/sharing.messages";
import { reviewMessages } from "./review.messages";

/** Sections 4, 5 and 8 of the specification, where each text stands in quotes or by its name. */
const OF_REVIEWS = {
  bothNeeded: "Please fill in both rating and comment.",
  loginFirst: "Please Login To Give Review.",
  submitFailed: "Error submitting review.",
  updateFailed: "Error updating review.",
  deleteFailed: "Error deleting review.",
  submitted: "Review submitted!",
  updated: "Review updated successfully!",
  deleted: "Review deleted successfully!",
  cancel: "Cancel",
};
const OF_SHARING = {
  shared: "Shared Successfully",
  notSupported: "Sharing is not supported in this browser.",
  copied: "Copied Successfully",
  copyFailed: "Copied Failed",
};

it.each(Object.entries(OF_REVIEWS))("says %s of reviews as the specification spells it: %j", (name, text) => {
  expect(reviewMessages).toHaveProperty(name, text);
});

it("says of sharing and copying what the specification says, and nothing else", () => {
  expect(sharingMessages).toEqual(OF_SHARING);
});

it("has a text for everything", () => {
  for (const text of Object.values(reviewMessages)) expect(text).toMatch(/^\S.*\S$/);
});
