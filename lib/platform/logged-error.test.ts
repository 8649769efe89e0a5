import { describe, expect, it } from "vitest";
import { loggedError } from "./logged-error";

describe("loggedError", () => {
  it("says what went wrong and where, down to its causes", () => {
    const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const logged = loggedError(new TypeError("No answer.", { cause }));
    expect(logged).toMatchObject({
      type: "TypeError",
      message: "No answer.",
      cause: { type: "Error", message: "connect ECONNREFUSED", code: "ECONNREFUSED" },
    });
    expect(logged.stack).toContain("logged-error.test.ts");
  });

  it("leaves out whatever else an error carries", () => {
    const carried = {
      meta: { detail: "Failing row contains (x)" },
      config: { headers: { authorization: "Bearer x" } },
    };
    const logged = loggedError(Object.assign(new Error("Refused."), carried, { code: 23514 }));
    expect(Object.keys(logged)).toEqual(["type", "message", "stack"]);
  });

  it.each(["no mail to <meera@example.com>", 'no mail to "Meera.R+x@mail.example.co.in"', "to=मीरा@example.com"])(
    "takes the address out of: %s",
    (text) => {
      const logged = loggedError(new Error(text));
      for (const said of [logged.message, logged.stack]) {
        expect(said).toContain("[address]");
        expect(said).not.toMatch(/@(mail\.)?example/);
      }
    },
  );

  it("ends where causes go in a circle, and says nothing of what is no error", () => {
    const circle = new Error("Round.");
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).match(/"Round\."/g)).toHaveLength(6);
    expect(JSON.stringify(loggedError({ password: "Correct-Horse-7" }))).not.toContain("Horse");
  });
});
