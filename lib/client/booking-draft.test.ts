// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/session-names";
import { draftFor, forgetDraft, keepDraft } from "./booking-draft";

const signInAs = (account: string) => (document.cookie = `${SIGNED_IN_HINT_COOKIE}=1-${account}; path=/`);
const endSession = () => (document.cookie = `${SIGNED_IN_HINT_COOKIE}=; path=/; max-age=0`);

beforeEach(() => signInAs("meera"));
afterEach(() => {
  forgetDraft();
  endSession();
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it("keeps only the meeting's details, and only for its mentor", () => {
  keepDraft("asha", form({ topic: "Triangles", format: "online", idempotencyKey: "1", startsAt: "2030-01-01" }));
  expect(draftFor("asha")).toEqual({ topic: "Triangles", format: "online", className: "", contact: "" });
  expect(draftFor("nandini")).toEqual({});
});

it("returns the draft to the account that typed it, even if its session ended meanwhile", () => {
  keepDraft("asha", form({ topic: "Tri" }));
  endSession();
  keepDraft("asha", form({ topic: "Triangles" }));
  signInAs("another");
  expect(draftFor("asha")).toEqual({});
  signInAs("meera");
  expect(draftFor("asha")).toMatchObject({ topic: "Triangles" });
});

it("forgets the draft", () => {
  keepDraft("asha", form({ topic: "Triangles" }));
  forgetDraft();
  expect(draftFor("asha")).toEqual({});
});
