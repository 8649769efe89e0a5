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

it("keeps what the meeting is about for its mentor alone, and nothing else of the form", () => {
  keepDraft("asha", form({ topic: "Triangles", format: "online", idempotencyKey: "1", startsAt: "2030-01-01" }));
  expect(draftFor("asha")).toEqual({ topic: "Triangles", format: "online", className: "", contact: "" });
  expect(draftFor("nandini")).toEqual({});
});

it("gives it back to the account that has typed it, also when its session had ended meanwhile", () => {
  keepDraft("asha", form({ topic: "Tri" }));
  endSession();
  keepDraft("asha", form({ topic: "Triangles" }));
  signInAs("another");
  expect(draftFor("asha")).toEqual({});
  signInAs("meera");
  expect(draftFor("asha")).toMatchObject({ topic: "Triangles" });
});

it("forgets it", () => {
  keepDraft("asha", form({ topic: "Triangles" }));
  forgetDraft();
  expect(draftFor("asha")).toEqual({});
});
