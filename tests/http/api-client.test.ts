import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainPicture } from "../support/pictures";
import { BASE_URL, newClient } from "./visit";

/** Strict, and for Node: the generated code is compiled, and the compiled journey runs. */
const TSCONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["dom", "dom.iterable", "esnext"],
    types: ["node"],
    module: "nodenext",
    moduleResolution: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    outDir: "compiled",
    rootDir: ".",
  },
  include: ["journey.ts", "generated"],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mentorhood-api-client-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Generates the client from the served document, with checks of every response, beside the journeys that use it. */
async function generateClient(document: object): Promise<void> {
  await createClient({
    input: document as Record<string, unknown>,
    output: { path: path.join(folder, "generated"), importFileExtension: ".js" },
    logs: { level: "silent", file: false },
    plugins: [
      "@hey-api/typescript",
      "@hey-api/client-fetch",
      "zod",
      { name: "@hey-api/sdk", validator: { response: true } },
    ],
  });
  cpSync("tests/api-client/journey.ts", path.join(folder, "journey.ts"));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    throw new Error(String((error as { stdout: string }).stdout), { cause: error });
  }
}

test("a client generated from the contract's document compiles and completes the journeys", async () => {
  const document = (await (await fetch(`${BASE_URL}/api/v1/openapi.json`)).json()) as { servers: { url: string }[] };
  expect(document.servers).toEqual([{ url: `${BASE_URL}/api/v1` }]);
  await generateClient(document);
  const { runJourneys } = (await import(pathToFileURL(path.join(folder, "compiled/journey.js")).href)) as {
    runJourneys: (surroundings: object) => Promise<string[]>;
  };
  const verificationToken = async (email: string): Promise<string> => {
    const outbox = await (await fetch(`${BASE_URL}/dev/outbox`)).text();
    const link = new RegExp(`verify-email/([\\w-]{43})\\?email=${encodeURIComponent(email)}`);
    return link.exec(outbox)![1]!;
  };
  const done = await runJourneys({
    baseUrl: document.servers[0]!.url,
    verificationToken,
    picture: new Blob([new Uint8Array(await plainPicture("png"))], { type: "image/png" }),
    tag: String(Date.now()),
    address: newClient(),
  });
  expect(done).toEqual([
    "a mentor joined",
    "a guest looked around",
    "a student joined",
    "a meeting was booked, moved and cancelled",
    "a review was written, edited, answered and deleted",
    "the student left",
  ]);
});
