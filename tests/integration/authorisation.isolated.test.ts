import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ACCOUNT_HEADER } from "@/lib/session-names";
import { emptyAccounts, type Sending } from "../support/account-requests";
import {
  ACTIONS,
  type Caller,
  CALLERS,
  PAGES,
  ROUTES,
  type Row,
  rowsOf,
  withoutRemark,
} from "../support/authorisation-table";
import {
  askRoute,
  type Got,
  openPage,
  renderPage,
  runAction,
  sessionHeaders,
} from "../support/authorisation-table-callers";
import { findActions, findPages, findRoutes } from "../support/authorisation-table-doors";
import { ADDRESSES, INPUTS } from "../support/authorisation-table-inputs";
import { REQUESTS } from "../support/authorisation-table-requests";
import { createScene, type Scene, secretsFrom } from "../support/authorisation-table-scene";
import { expectUnchanged } from "../support/expect-unchanged";

// The product reads its environment at import.
const uploads = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { join } = await import("node:path");
  const { tmpdir } = await import("node:os");
  process.env.CRON_SECRET = (await import("../support/authorisation-table-visit")).CRON_SECRET;
  process.env.DEV_OUTBOX = "0";
  process.env.NEXT_PUBLIC_CALENDLY_URL = "https://calendly.com/mentorhood/30min";
  return (process.env.UPLOADS_DIR = mkdtempSync(join(tmpdir(), "authorisation-")));
});
vi.mock("next/headers", async () => (await import("../support/authorisation-table-visit")).nextHeaders);

/** Endpoints that intentionally return private data for a secret: a password, or a calendar's address. */
const TELLING = ["POST /api/v1/users/login", "GET /api/v1/meetings/feed/[userId]/[token]"];

/** Actions that never check the session: their arguments determine what they change. */
const OPEN_ACTIONS = [
  "registerAction",
  "loginAction",
  "requestResetAction",
  "resendVerificationAction",
  "setNewPasswordAction",
  "verifyEmailAction",
  "subscribeAction",
  "confirmSubscriptionAction",
  "unsubscribeAction",
  "confirmReportAction",
  "writeAppealAction",
  "acceptInvitationAction",
  "declineInvitationAction",
  // Hearts are on pages that are cached for everyone.
  "toggleShortlistAction",
  "contactAction",
  // Part of the sign-in: a code belongs to the account of the cookie.
  "signInCodeAction",
];

type Attempt = () => Promise<Got[]>;
const isSuccess = (cell: string) => /^2\d\d$/.test(cell);

/** Has every caller try an endpoint, refused callers first; those must change no row. */
async function expectRow({ door, cells }: Row, prepare: (caller: Caller) => Promise<Attempt>): Promise<void> {
  const got: Partial<Record<Caller, string>> = {};
  const tryAs = async (caller: Caller, attempt: Attempt) => {
    const answers = await attempt();
    got[caller] = [...new Set(answers.map(({ cell }) => cell))].join(" or ");
    const secrets = TELLING.includes(door) ? [] : secretsFrom(caller, scene);
    const told = secrets.filter((secret) => answers.some(({ text }) => text.includes(secret)));
    expect(told, `${door} tells ${caller}`).toEqual([]);
  };
  const refused = CALLERS.filter((caller) => !isSuccess(cells[caller]));
  const attempts: [Caller, Attempt][] = [];
  for (const caller of refused) attempts.push([caller, await prepare(caller)]);
  await expectUnchanged(async () => {
    for (const [caller, attempt] of attempts) await tryAs(caller, attempt);
  });
  const others = CALLERS.filter((caller) => isSuccess(cells[caller]));
  // Open endpoints do not depend on earlier calls; some are slow on purpose.
  if (others.length === CALLERS.length) await Promise.all(others.map(async (one) => tryAs(one, await prepare(one))));
  else for (const one of others) await tryAs(one, await prepare(one));
  expect(got).toEqual(cells);
}

const [routes, actions, pages] = await Promise.all([findRoutes(), findActions(), findPages()]);
const doorsIn = (table: string) => [...new Set(rowsOf(table).map(({ door }) => withoutRemark(door)))].sort();

let scene: Scene;
let isUsed = true;
/** Recreates the scene after a call that changes it: a permitted write, or signing out, which anyone may do. */
async function enter({ door, cells }: Row, isRead: boolean): Promise<void> {
  if (isUsed) scene = await createScene();
  isUsed = (!isRead && !Object.values(cells).every(isSuccess)) || /logout/i.test(door);
}
beforeAll(async () => void (scene = await createScene()));
afterAll(async () => {
  await emptyAccounts();
  await rm(uploads, { recursive: true, force: true });
});

describe("the table", () => {
  it("has a row for every method of a route, every server action and every page on disk, and for nothing else", () => {
    const declared = routes.filter(({ isDeclared }) => isDeclared);
    expect(doorsIn(ROUTES)).toEqual(declared.map(({ method, path }) => `${method} ${path}`).sort());
    expect(doorsIn(ACTIONS)).toEqual(actions.map(({ name }) => name).sort());
    expect(doorsIn(PAGES)).toEqual(pages.map(({ path }) => path).sort());
  });

  it("requests nothing without a row", () => {
    const rows = [ROUTES, ACTIONS, PAGES].flatMap((table) => rowsOf(table).map(({ door }) => door));
    expect(new Set(rows).size).toBe(rows.length);
    const asked = [...[REQUESTS, INPUTS, ADDRESSES].flatMap((requests) => Object.keys(requests)), ...OPEN_ACTIONS];
    expect(asked.filter((door) => !rows.includes(door))).toEqual([]);
  });

  it("answers 405 to everybody for every unsupported method", async () => {
    const missing = routes.filter(({ isDeclared }) => !isDeclared);
    expect(missing.length).toBeGreaterThan(50);
    const sessions = Object.values(scene.tokens).map(sessionHeaders.cookie);
    await expectUnchanged(async () => {
      for (const door of missing) {
        const answers = await Promise.all(sessions.map((session) => askRoute(door, {}, session)));
        expect(new Set(answers.map(({ cell }) => cell)), `${door.method} ${door.path}`).toEqual(new Set(["405"]));
      }
    });
  });
});

describe("a route", () => {
  it.each(rowsOf(ROUTES))("$door", async (row) => {
    const name = withoutRemark(row.door);
    const route = routes.find(({ method, path }) => `${method} ${path}` === name)!;
    await enter(row, route.method === "GET");
    await expectRow(row, async (caller) => {
      const { bearer, cookie } = sessionHeaders;
      // A successful write is sent once.
      const ways = route.method === "GET" || !isSuccess(row.cells[caller]) ? [bearer, cookie] : [cookie];
      const sendings: { sending: Sending; session: Record<string, string> }[] = [];
      for (const way of ways) {
        const sending = (await REQUESTS[row.door]?.(scene, caller)) ?? {};
        sendings.push({ sending, session: way(scene.tokens[caller]) });
      }
      return async () => {
        const answers: Got[] = [];
        for (const { sending, session } of sendings) answers.push(await askRoute(route, sending, session));
        return answers;
      };
    });
  });
});

describe("a request by cookie that names another account", () => {
  it.each(rowsOf(ROUTES).filter(({ cells }) => cells.nobody === "401" && cells.user !== "401"))(
    "$door",
    async (row) => {
      if (isUsed) scene = await createScene();
      isUsed = false;
      const route = routes.find(({ method, path }) => `${method} ${path}` === withoutRemark(row.door))!;
      const sending = (await REQUESTS[row.door]?.(scene, "author")) ?? {};
      const session = { ...sessionHeaders.cookie(scene.tokens.author), [ACCOUNT_HEADER]: scene.ids.owner! };
      await expectUnchanged(async () => expect(await askRoute(route, sending, session)).toMatchObject({ cell: "409" }));
    },
  );
});

describe("a server action", () => {
  it.each(rowsOf(ACTIONS))("$door", async (row) => {
    await enter(row, false);
    const action = actions.find(({ name }) => name === row.door)!;
    await expectRow(row, async (caller) => {
      const input = await INPUTS[row.door]!(scene, caller);
      return async () => [await runAction(action, input, scene.tokens[caller], scene.ids[caller])];
    });
  });

  // Two tabs of one browser: the page of one account is still open when the other one signs in.
  const own = rowsOf(ACTIONS).filter(({ door }) => !OPEN_ACTIONS.includes(door));
  it.each(own)("$door is refused when the page was rendered for another account", async ({ door }) => {
    if (isUsed) scene = await createScene();
    isUsed = false;
    const action = actions.find(({ name }) => name === door)!;
    const callers = CALLERS.filter((caller) => scene.ids[caller] !== undefined);
    const inputs = new Map<Caller, object | undefined>();
    for (const caller of callers) inputs.set(caller, await INPUTS[door]!(scene, caller));
    await expectUnchanged(async () => {
      for (const caller of callers) {
        for (const account of [undefined, "", ...Object.values(scene.ids).filter((id) => id !== scene.ids[caller])]) {
          const { cell, text } = await runAction(action, inputs.get(caller), scene.tokens[caller], account);
          expect([caller, account, cell]).toEqual([caller, account, "409"]);
          expect(text).toContain("other_account");
        }
      }
    });
  });
});

describe("a page", () => {
  it.each(rowsOf(PAGES))("$door", async (row) => {
    await enter(row, true);
    const page = pages.find(({ path }) => path === withoutRemark(row.door))!;
    const asked = (await ADDRESSES[row.door]?.(scene)) ?? { path: row.door };
    await expectRow(row, async (caller) => async () => [await openPage(page, asked, scene.tokens[caller])]);
  });

  it.each(rowsOf(PAGES).filter(({ cells }) => cells.nobody === "login"))(
    "$door checks the session itself, whatever the middleware has let pass",
    async ({ door, cells }) => {
      const page = pages.find(({ path }) => path === withoutRemark(door))!;
      const asked = (await ADDRESSES[door]?.(scene)) ?? { path: door };
      for (const caller of CALLERS.filter((one) => cells[one] === "login")) {
        expect([caller, (await renderPage(page, asked, scene.tokens[caller])).cell]).toEqual([caller, "login"]);
      }
    },
  );
});
