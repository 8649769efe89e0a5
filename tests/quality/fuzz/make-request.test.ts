import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { KIND_NAMES } from "./kinds";
import { makeRequest, type Run } from "./make-request";
import { readOperations } from "./operations";

const run: Run = { seed: 1, operations: readOperations(), people: 10, now: new Date("2026-11-21T20:00:00Z") };
const requests = Array.from({ length: 8_000 }, (_, number) => makeRequest(run, number));

describe("makeRequest", () => {
  it("creates the same request from the same seed and number, and another one from another seed", () => {
    const numbers = [0, 1, 38, 39, 4_711];
    for (const number of numbers) expect(makeRequest(run, number)).toEqual(requests[number]);
    const others = numbers.map((number) => makeRequest({ ...run, seed: 2 }, number));
    expect(others).not.toEqual(numbers.map((number) => requests[number]));
  });

  it("covers every operation with every caller and every kind", () => {
    for (const { id, needsSession, body } of run.operations) {
      const own = requests.filter(({ operation }) => operation.id === id);
      expect(own.length).toBeGreaterThan(100);
      const kinds = new Set(own.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(["valid", "extra", "huge", "method", "hasty"]));
      if (body) expect([...kinds]).toEqual(expect.arrayContaining(["type", "contentType", "cut"]));
      const callers = own.map(({ caller }) => caller);
      expect(callers.some(({ person }) => person)).toBe(true);
      expect(callers.some(({ person, badToken }) => !person && badToken === null)).toBe(true);
      expect(callers.some(({ badToken }) => badToken !== null)).toBe(true);
      if (needsSession) expect(new Set(callers.map(({ way }) => way)).size).toBe(2);
    }
    expect(new Set(requests.map(({ kind }) => kind))).toEqual(new Set(KIND_NAMES));
  });

  it("never calls a body valid that the document refuses", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const valid = requests.filter(
      ({ kind, headers }) => kind === "valid" && headers["Content-Type"] === "application/json",
    );
    expect(valid.length).toBeGreaterThan(200);
    for (const { operation, body } of valid) {
      expect([
        operation.id,
        ajv.validate(operation.body!.schema, JSON.parse(body!.toString())),
        ajv.errorsText(),
      ]).toEqual([operation.id, true, "No errors"]);
    }
  });
});
