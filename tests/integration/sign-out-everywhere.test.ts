import { afterAll, beforeAll, expect, it } from "vitest";
import * as login from "@/app/api/v1/users/login/route";
import * as me from "@/app/api/v1/users/me/route";
import { signOutEverywhere } from "@/lib/server/account/sign-out";
import { findActor } from "@/lib/platform/auth/session";
import { createAccount, createSession, PASSWORD } from "../factories/account.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { allRows, changedRows } from "../support/all-rows";

const statusOf = async (token: string) => [
  (await send(me.GET, { method: "GET", cookie: token })).status,
  (await send(me.GET, { method: "GET", bearer: token })).status,
];
const actorOf = async (token: string) => (await findActor(token, "192.0.2.1"))!;

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

it("ends all sessions of the account at once, by cookie and by bearer token, and nobody else's", async () => {
  const [account, other] = [await createAccount(), await createAccount()];
  const [here, elsewhere] = [await createSession(account), await createSession(account)];
  const foreign = await createSession(other);
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([
    [200, 200],
    [200, 200],
  ]);

  await signOutEverywhere(await actorOf(here));

  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([
    [401, 401],
    [401, 401],
  ]);
  expect(await statusOf(foreign)).toEqual([200, 200]);
});

it("changes nothing but the session version, and the password still signs in", async () => {
  const account = await createAccount();
  const before = await allRows();
  await signOutEverywhere(await actorOf(await createSession(account)));
  const { user_account: change, ...others } = changedRows(before, await allRows());
  expect(others).toEqual({});
  const [was] = change!.before;
  expect(change!.after).toEqual([{ ...was, session_version: 1, updated_at: expect.any(String) }]);
  const { status, body } = await send(login.POST, { json: { email: account.email, password: PASSWORD } });
  expect(status).toBe(200);
  expect(await statusOf(body.token)).toEqual([200, 200]);
});

it("leaves no session, however many requests run concurrently", async () => {
  const account = await createAccount();
  const tokens = await Promise.all(Array.from({ length: 5 }, () => createSession(account)));
  const actors = await Promise.all(tokens.map(actorOf));
  await Promise.all(actors.map(signOutEverywhere));
  for (const token of tokens) expect(await statusOf(token)).toEqual([401, 401]);
});
