import { expect, it } from "vitest";
import type { Answer } from "../ask";
import type { Site } from "../site";
import { Tally } from "../tally";
import { isKindRefusal, type Phase, Stage } from "./stage";

const HEADERS = { "retry-after": "5", "content-type": "text/html", "cache-control": "private, no-store" };
const JSON_HEADERS = { ...HEADERS, "content-type": "application/json" };
const PAGE = "<h1>We will be right back</h1><a>Try again</a>";
const answer = (more: Partial<Answer> = {}): Answer => ({ status: 503, headers: HEADERS, text: PAGE, ms: 1, ...more });
const stageIn = (phase: Phase) => {
  const student = { username: "asha", bearer: {}, cookie: {} };
  return Object.assign(new Stage({} as Site, new Tally(), () => {}, student), { phase });
};

it.each<[boolean, string, Partial<Answer>]>([
  [true, "a readable page", {}],
  [true, "the contract's envelope", { headers: JSON_HEADERS, text: '{"success":false,"message":"Try again."}' }],
  [false, "another status", { status: 500 }],
  [false, "no time to come back", { headers: { ...HEADERS, "retry-after": undefined } }],
  [false, "a page that caches may keep", { headers: { ...HEADERS, "cache-control": "s-maxage=600" } }],
  [false, "an empty document", { text: "<html></html>" }],
  [false, "words of the inside", { text: `${PAGE} connect ECONNREFUSED 127.0.0.1:5432` }],
  [false, "an answer of another shape", { headers: JSON_HEADERS, text: '{"error":"Oops"}' }],
])("says %s for %s", (expected, _, more) => {
  expect(isKindRefusal(answer(more))).toBe(expected);
});

it("allows a refusal while a dependency is down or the state changes, and never while all is up", () => {
  const phases = ["up", "turning", "down"] as const;
  const verdicts = phases.map((phase) => stageIn(phase).whenUp({ path: "/mentors" }, "Find").judge(answer()));
  expect(verdicts).toEqual([{ wrong: expect.stringContaining("GET /mentors answers 503") }, "refused", "refused"]);
});

it("allows no refusal of requests that must always succeed", () => {
  const shot = stageIn("down").always({ path: "/" }, "Choose");
  expect(shot.judge(answer())).toEqual({ wrong: expect.stringContaining("answers 503") });
  expect(shot.judge(answer({ status: 200, text: "Choose" }))).toBe("good");
  expect(shot.judge(answer({ status: 200, text: "Nothing" }))).toEqual({ wrong: expect.anything() });
});
