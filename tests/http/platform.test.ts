import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isHealthy, startNext } from "@/scripts/next-process";
import { copyBuild } from "../quality/built-copy";
import { freePort } from "@/scripts/port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, createAccount } from "../support/people";
import { newClient } from "./visit";

const EARLY_SCRIPT_TAG = `<script type="text/javascript">`;
let gateway: string;
const takenAway: (() => unknown)[] = [];

/** Like Vercel: one process serves the pages without middleware, and another one runs the middleware. */
beforeAll(async () => {
  const directory = copyBuild();
  takenAway.push(() => rmSync(directory, { recursive: true, force: true }));
  const manifest = path.join(directory, ".next/server/functions-config-manifest.json");
  const { functions, ...rest } = JSON.parse(readFileSync(manifest, "utf8")) as { functions: Record<string, unknown> };
  expect(functions).toHaveProperty("/_middleware");
  writeFileSync(manifest, JSON.stringify({ ...rest, functions: {} }));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    VERCEL: "1",
    APP_URL: address,
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  } as const;
  const place = { directory, host: "127.0.0.1", port };
  const pages = startNext({ command: "start", ...place, withoutPipeline: true, env, quiet: true });
  takenAway.push(() => pages.stop());
  expect(await isHealthy(address, pages.ended), pages.output()).toBe(true);
  const hooks = ["--import", "tsx", "--import", "./scripts/server-modules.mjs"];
  const middleware = spawn(process.execPath, [...hooks, "tests/support/platform-gateway.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env, PAGES_ADDRESS: address },
  });
  takenAway.push(() => middleware.kill());
  const [line] = (await once(middleware.stdout, "data")) as [Buffer];
  gateway = line.toString().trim();
});
afterAll(async () => {
  for (const end of takenAway.reverse()) await end();
});

/** Sends a request through the middleware. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway + path, { headers: { "X-Forwarded-For": newClient(), "Accept-Encoding": "identity", ...headers } });

test("pages behind the sign-in get the nonce from a middleware in another process", async () => {
  const session = await cookieOf(await createAccount());
  for (const path of ["/profile", "/Book-a-Meeting"]) {
    const answer = await ask(path, session);
    expect(answer.status).toBe(200);
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)!;
    const scripts = (await answer.text()).match(/<script[^>]*>/g)!;
    expect(scripts.length).toBeGreaterThan(5);
    // The policy allows the early script by its hash.
    const unknown = scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && tag !== EARLY_SCRIPT_TAG);
    expect(unknown).toEqual([]);
  }
});

test("no client can inject a nonce, on any address", async () => {
  const headers = { "Content-Security-Policy": "script-src 'nonce-aW52ZW50ZWQ='" };
  for (const path of ["/", "/mentors", "/tutors/odia", "/previous_questions/10th/Mathematics"]) {
    expect(await (await ask(path, headers)).text(), path).not.toContain("aW52ZW50ZWQ=");
  }
});

test("the platform may cache profiles, tutors' pages and the directory, each for its own time", async () => {
  const directory = await ask("/mentors/directory/1");
  const [profile] = /\/mentor\/profile\/[a-z0-9-]+/.exec(await directory.text())!;
  const seconds = async (path: string) => /s-maxage=(\d+)/.exec((await ask(path)).headers.get("cache-control")!)?.[1];
  expect(await seconds(profile)).toBe("3600");
  for (const path of ["/tutors", "/tutors/odia", "/mentors/directory/1"]) expect(await seconds(path)).toBe("600");
});
