import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import * as list from "@/app/api/v1/users/shortlist/route";
import * as one from "@/app/api/v1/users/shortlist/[username]/route";
import { shortlistMessages } from "@/lib/domain/shortlist/shortlist.messages";
import { parseShortlist, SHORTLIST_MAX } from "@/lib/domain/shortlist/shortlist.rules";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { listSavedMentors } from "@/lib/server/search/list-saved-mentors";
import { createAccount, createSession } from "../factories/account.factory";
import { createMentor } from "../factories/mentor.factory";
import { cookiesOf, emptyAccounts, send } from "../support/account-requests";

let names: string[];
let account: Awaited<ReturnType<typeof createAccount>>;
let token: string;

beforeAll(async () => {
  await emptyAccounts();
  names = [];
  for (let index = 0; index < SHORTLIST_MAX + 1; index++) names.push((await createMentor()).username);
});
beforeEach(async () => {
  account = await createAccount();
  token = await createSession(account);
});
afterAll(emptyAccounts);

/** A browser: the session as a bearer token, the list as a cookie. */
const browser = (cookie = "", bearer?: string) => ({ bearer, headers: { Cookie: `shortlist=${cookie}` } });
const change = (method: "PUT" | "DELETE", username: string, from = browser()) =>
  send(one[method], { method, params: { username }, ...from });
const cookieOf = (answer: Awaited<ReturnType<typeof change>>) =>
  decodeURIComponent(cookiesOf(answer).shortlist?.value ?? "");
const savedBy = ({ id }: { id: string }) => prisma.shortlistedMentor.count({ where: { userId: id } });

it("stores a visitor's list only in the browser", async () => {
  const first = await change("PUT", names[0]!);
  const second = await change("PUT", names[1]!, browser(cookieOf(first)));
  expect([second.status, second.body.data.usernames]).toEqual([200, [names[1], names[0]]]);
  expect(cookieOf(second)).toBe(`~${names[1]}.${names[0]}`);
  const less = await change("DELETE", names[1]!, browser(cookieOf(second)));
  expect(less.body.data.usernames).toEqual([names[0]]);
  expect(await prisma.shortlistedMentor.count()).toBe(0);
});

it("stores an account's list in the account, and a marked copy in the browser", async () => {
  const saved = await change("PUT", names[0]!, browser("", token));
  await change("PUT", names[0]!, browser(cookieOf(saved), token));
  expect(await savedBy(account)).toBe(1);
  expect(parseShortlist(cookieOf(saved))).toEqual({ mark: expect.stringMatching(/^1-.{12}$/), usernames: [names[0]] });
  const elsewhere = await send(list.GET, { method: "GET", ...browser("", token) });
  expect(elsewhere.body.data.usernames).toEqual([names[0]]);
  // After signing out, the copy still belongs to the account.
  const signedOut = await send(list.GET, { method: "GET", ...browser(cookieOf(saved)) });
  expect(signedOut.body.data.usernames).toEqual([]);
});

it("merges a visitor's list into the account once", async () => {
  await change("PUT", names[2]!, browser("", token));
  const merged = await send(list.POST, { ...browser(`~${names[1]}.${names[0]}`, token) });
  expect(merged.body.data.usernames).toHaveLength(3);
  expect(await savedBy(account)).toBe(3);
  const after = await change("DELETE", names[1]!, browser(cookieOf(merged), token));
  expect(after.body.data.usernames).not.toContain(names[1]);
  const again = await send(list.POST, { ...browser(cookieOf(after), token) });
  expect(again.body.data.usernames).toHaveLength(2);
});

it("refuses more than the list holds, and unknown mentors", async () => {
  const full = `~${names.slice(0, SHORTLIST_MAX).join(".")}`;
  const tooMany = await change("PUT", names[SHORTLIST_MAX]!, browser(full));
  expect([tooMany.status, tooMany.body.message]).toEqual([409, shortlistMessages.full]);
  await send(list.POST, { ...browser(full, token) });
  const ofAccount = await change("PUT", names[SHORTLIST_MAX]!, browser("", token));
  expect([ofAccount.status, await savedBy(account)]).toEqual([409, SHORTLIST_MAX]);
  expect((await change("PUT", "nobody-at-all")).status).toBe(404);
});

it("enforces its limit when an account saves from many windows concurrently", async () => {
  const answers = await Promise.all(names.map((name) => change("PUT", name, browser("", token))));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await savedBy(account)).toBe(SHORTLIST_MAX);
});

it("returns saved mentors in the order of the list, without deleted ones", async () => {
  const cards = await listSavedMentors([names[3]!, "nobody-at-all", names[1]!], null);
  expect(cards.map(({ username }) => username)).toEqual([names[3], names[1]]);
});

it("is deleted with the account", async () => {
  await change("PUT", names[0]!, browser("", token));
  await deleteAccount((await findActor(token, "127.0.0.1"))!);
  expect(await savedBy(account)).toBe(0);
});
