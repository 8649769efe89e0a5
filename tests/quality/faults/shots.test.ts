import { describe, expect, it } from "vitest";
import type { Answer } from "./ask";
import { isKindRefusal, type Phase, shotsIn } from "./shots";
import { Tally } from "./tally";

const HEADERS = { "retry-after": "5", "content-type": "text/html", "cache-control": "private, no-store" };
const PAGE = "<h1>We will be right back</h1><a>Try again</a>";
const answer = (more: Partial<Answer> = {}): Answer => ({ status: 503, headers: HEADERS, text: PAGE, ms: 1, ...more });
const JSON_HEADERS = { ...HEADERS, "content-type": "application/json" };

describe("isKindRefusal", () => {
  it("takes a page that can be read and the contract's envelope", () => {
    expect(isKindRefusal(answer())).toBe(true);
    const envelope = '{"success":false,"message":"Please try again."}';
    expect(isKindRefusal(answer({ headers: JSON_HEADERS, text: envelope }))).toBe(true);
  });

  it.each<[string, Partial<Answer>]>([
    ["another status", { status: 500 }],
    ["no time to come back", { headers: { ...HEADERS, "retry-after": undefined } }],
    ["a page that caches may keep", { headers: { ...HEADERS, "cache-control": "s-maxage=600" } }],
    ["an empty document", { text: "<html></html>" }],
    ["words of our inside", { text: `${PAGE} connect ECONNREFUSED 127.0.0.1:5432` }],
    ["an answer of another shape", { headers: JSON_HEADERS, text: '{"error":"Oops"}' }],
  ])("refuses %s", (_, more) => {
    expect(isKindRefusal(answer(more))).toBe(false);
  });
});

describe("shots", () => {
  it("may be refused while something is away or just changing, and never while all is well", () => {
    const verdicts = (["up", "turning", "down"] as Phase[]).map((phase) => {
      const shot = shotsIn(() => phase).whenUp({ path: "/mentors" }, "Find");
      return shot.judge(answer());
    });
    expect(verdicts).toEqual([{ wrong: expect.stringContaining("GET /mentors answers 503") }, "refused", "refused"]);
  });

  it("that are always answered are wrong when they are refused", () => {
    const shot = shotsIn(() => "down").always({ path: "/" }, "Choose");
    expect(shot.judge(answer())).toEqual({ wrong: expect.stringContaining("answers 503") });
    expect(shot.judge(answer({ status: 200, text: "Choose" }))).toBe("good");
    expect(shot.judge(answer({ status: 200, text: "Nothing" }))).toEqual({ wrong: expect.anything() });
  });
});

it("the tally counts every request once and tells frequent faults first", () => {
  const tally = new Tally();
  tally.count("good");
  tally.count("refused");
  for (const path of ["/a", "/b", "/b"]) tally.count({ wrong: path });
  tally.lose("/c: ECONNRESET");
  expect(tally.figures).toEqual({ requests: 6, good: 1, refused: 1, wrong: 3, lost: 1 });
  expect(tally.faults()).toEqual(["wrong: /b (2 times)", "wrong: /a", "lost: /c: ECONNRESET"]);
});
