import { afterEach, expect, it } from "vitest";
import { draftFor, forgetDraft, keepDraft } from "./booking-draft";

afterEach(forgetDraft);

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it("keeps what the meeting is about for its mentor alone, and nothing else of the form", () => {
  keepDraft("asha", form({ topic: "Triangles", format: "online", idempotencyKey: "1", startsAt: "2030-01-01" }));
  expect(draftFor("asha")).toEqual({ topic: "Triangles", format: "online", className: "" });
  expect(draftFor("meera")).toEqual({});
});

it("forgets it", () => {
  keepDraft("asha", form({ topic: "Triangles" }));
  forgetDraft();
  expect(draftFor("asha")).toEqual({});
});
