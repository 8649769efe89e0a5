import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import * as docs from "@/app/api/v1/docs/route";
import * as docsFile from "@/app/api/v1/docs/[file]/route";
import * as openApi from "@/app/api/v1/openapi.json/route";
import { env } from "@/lib/platform/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { Contract } from "@/lib/platform/rest/contract";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { type ContractEntry, openApiDocument } from "@/lib/server/openapi/openapi-document";
import { contractsOf, findContracts } from "@/scripts/openapi/find-contracts";
import { type Handler, send } from "../support/account-requests";

const FILE = "lib/server/openapi/openapi.json";

let entries: ContractEntry[];
beforeAll(async () => {
  entries = await findContracts();
});

const operation = { id: "test", summary: "Answers a test.", tag: "Places" } as const;
const contract: Contract = { operation, answer: { kind: "json", status: 200, data: z.undefined() } };
const entry = (path: string, more: Partial<Contract> = {}): ContractEntry => ({
  path,
  method: "GET",
  contract: { ...contract, ...more },
});

describe("the contract's document", () => {
  it("matches the routes on disk and their schemas (npm run openapi regenerates it)", () => {
    const written: unknown = JSON.parse(readFileSync(FILE, "utf8"));
    expect(JSON.stringify(written)).toBe(JSON.stringify(openApiDocument(entries)));
  });

  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(readFileSync(FILE, "utf8")));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("holds the 19 calls that clients depend on", () => {
    const calls = entries.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(
      expect.arrayContaining([
        "GET users/me",
        "POST users/register",
        "POST users/login",
        "POST users/forgot-password",
        "GET users/verify-email/[token]",
        "PUT users/reset-password/[token]",
        "GET users/logout",
        "POST users/google",
        "PUT users/change-password",
        "PUT users/update-profile",
        "PATCH users/updateLocation",
        "POST users/delete-profile",
        "PUT users/update-profile-photo",
        "POST users/mentor/[id]/review",
        "PUT users/review/[id]",
        "DELETE users/review/[id]",
        "GET teachers/all-teachers",
        "GET teachers/profile/[username]",
        "PUT teachers/update-profile",
        "POST meetings/create-meeting",
      ]),
    );
  });

  it("describes every call in a sentence", () => {
    for (const { contract } of entries) expect(contract.operation.summary).toMatch(/^[A-Z].{15,}\.$/);
  });

  it("follows from the declaration: permissions, request bodies and errors", () => {
    const body = z.object({ name: z.string() });
    const declared = { auth: "required", params: z.object({ id: z.uuid() }), body } as const;
    const change = entry("b/[id]", { ...declared, operation: { ...operation, id: "b", errors: ["conflict"] } });
    const document = openApiDocument([entry("a"), { ...change, method: "PUT" }]);
    const paths = document.paths as Record<string, Record<string, { responses: object; security: unknown[] }>>;
    expect(Object.keys(paths["/a"]!.get!.responses)).toEqual(["200", "500", "503"]);
    expect(paths["/a"]!.get!.security).toEqual([]);
    const put = paths["/b/{id}"]!.put!;
    const codes = ["200", "400", "401", "403", "409", "413", "415", "422", "500", "503"];
    expect(Object.keys(put.responses)).toEqual(codes);
    expect(put.security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(put).toMatchObject({
      parameters: [{ name: "id", in: "path", required: true }],
      requestBody: { content: { "application/json": { schema: { required: ["name"] } } } },
    });
  });

  it("fails for two calls with one name, for mismatched path parameters, and for shapes that JSON Schema cannot express", () => {
    expect(() => openApiDocument([entry("a"), entry("b")])).toThrow("Two calls");
    expect(() => openApiDocument([entry("a/[id]")])).toThrow("other parts");
    const data = z.object({ name: z.custom<string>() });
    expect(() => openApiDocument([entry("a", { answer: { kind: "json", status: 200, data } })])).toThrow(".name");
  });

  it("fails for a method without a declaration", () => {
    const undeclared = defineResource({ GET: async () => new Response() });
    expect(() => contractsOf("x", undeclared)).toThrow("GET x does not declare");
    expect(() => contractsOf("x", { POST: async () => new Response() })).toThrow("POST x does not declare");
    const declared = defineResource({
      PUT: defineRoute({ operation, response: z.undefined(), run: async () => ({}) }),
    });
    expect(contractsOf("x", declared).map(({ method }) => method)).toEqual(["PUT"]);
  });

  it("names existing errors, each once", () => {
    for (const { contract } of entries) {
      const errors: readonly ErrorCode[] = contract.operation.errors ?? [];
      expect(new Set(errors).size).toBe(errors.length);
      for (const code of errors) expect(new AppError(code).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("a response", () => {
  const respond = (data: unknown, extra?: unknown) =>
    defineResource({
      GET: defineRoute({
        operation,
        response: z.object({ name: z.string() }),
        extra: z.object({ count: z.int() }),
        run: async () => ({ data, extra }) as { data: { name: string }; extra: { count: number } },
      }),
    }).GET;

  it("holds only the fields of its schema, at any depth", async () => {
    const { status, body } = await send(respond({ name: "Asha", age: 41 }, { count: 2, secret: "x" }), {});
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { name: "Asha" }, count: 2 });
  });

  it("of another shape is a server error that reveals nothing", async () => {
    for (const handler of [respond({ name: 5 }, { count: 2 }), respond({ name: "Asha" }, { count: "2" })]) {
      const { status, body } = await send(handler, {});
      expect(status).toBe(500);
      expect(body).toEqual({ success: false, message: "Something went wrong." });
    }
  });
});

describe("GET /openapi.json and /docs", () => {
  it("serve the document with the server's own address", async () => {
    const { status, headers, body } = await send(openApi.GET, { method: "GET" });
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("application/json");
    expect(body.servers).toEqual([{ url: `${new URL(env.APP_URL).origin}/api/v1` }]);
    expect(body.paths).toEqual((JSON.parse(readFileSync(FILE, "utf8")) as { paths: unknown }).paths);
  });

  it("serve a page without inline scripts or styles, and the viewer's files by name only", async () => {
    const fetchPart = (handler: Handler, file = "") =>
      handler(new Request("http://localhost/"), { params: Promise.resolve({ file }) });
    const page = await fetchPart(docs.GET);
    const text = await page.text();
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|https?:/);
    const files = [...text.matchAll(/\/api\/v1\/docs\/([^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const answer = await fetchPart(docsFile.GET, file);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(100_000);
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
    }
    for (const file of ["package.json", "../package.json", "constructor", "__proto__", "swagger-ui.css"]) {
      expect((await fetchPart(docsFile.GET, file)).status).toBe(404);
    }
  });
});
