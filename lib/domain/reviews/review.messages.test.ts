import { expect, it } from "vitest";
import { sharingMessages } from "@/lib/domain/mentors/sharing.messages";
import { reviewMessages } from "./review.messages";

/** Exact texts. */
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

it.each(Object.entries(OF_REVIEWS))("says %s of reviews word for word: %j", (name, text) => {
  expect(reviewMessages).toHaveProperty(name, text);
});

it("has exact texts for sharing and copying, and no others", () => {
  expect(sharingMessages).toEqual(OF_SHARING);
});

it("has a text for everything", () => {
  for (const text of Object.values(reviewMessages)) expect(text).toMatch(/^\S.*\S$/);
});
