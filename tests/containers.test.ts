import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("compose.yaml has no fault that its linter knows", async () => {
  const results = await new DCLinter({
    rules: { "require-quotes-in-ports": [1, { quoteType: "double" }] },
    quiet: false,
    debug: false,
    exclude: [],
  } as never).lintFiles(["compose.yaml"], false);
  expect(results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual([]);
});

it("the Dockerfile has no fault that its linter knows", () => {
  expect(validate(readFileSync("Dockerfile", "utf8")).map(({ message }) => message)).toEqual([]);
});
