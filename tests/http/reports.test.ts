import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { cookieOf, createAccount, createMentor, newPerson } from "../support/people";
import { postForm, readForm, textOf } from "./plain-form";
import { readPage, redirectOf, visit } from "./visit";

const FORM = "form:has([name=targetId])";
/** Ids and secrets of the build that differ between any two answers. */
const plain = (html: string, id: string) => textOf(html).replaceAll(id, "ID").replace(/\s+/g, " ");

test("a visitor reports from the profile without a script, and the report counts after the mailed link", async () => {
  const mentor = await createMentor();
  const profile = await readPage(`/mentor/profile/${mentor.username}`);
  const path = /href="(\/report\/profile\/[\w-]{36})"/.exec(profile)![1]!;
  expect(path).toBe(`/report/profile/${mentor.id}`);
  const form = await readForm(path, FORM);
  expect(await readPage(path)).toMatch(/name="robots" content="noindex/);
  const unfinished = await (await postForm(path, form)).text();
  expect(textOf(unfinished)).toContain("Please choose a reason");
  const { email } = newPerson();
  form.set("reason", "child_safety");
  form.set("text", "It worries me.");
  expect(textOf(await (await postForm(path, form)).text())).toContain("Please enter your email address, or sign in");
  form.set("email", email);
  const sent = redirectOf(await postForm(path, form));
  expect(sent).toBe("/report/sent?wait=mail&urgent=1");
  const thanks = textOf(await readPage(sent!));
  for (const text of ["112", "1098", "Please open the link in our mail"]) expect(thanks).toContain(text);
  expect(await prisma.caseFile.count({ where: { targetId: mentor.id } })).toBe(0);

  const outbox = await readPage("/dev/outbox");
  const link = /\/report\/confirm\/[\w-]{43}/.exec(outbox.slice(outbox.indexOf(email)))![0];
  const confirmed = await postForm(link, await readForm(link, "form:has([name=token])"));
  expect(textOf(await confirmed.text())).toContain("Your report is sent");
  expect(await prisma.caseFile.findMany({ where: { targetId: mentor.id } })).toMatchObject([{ isChildSafety: true }]);
});

test("the form and its answer are the same for unknown, suspended and private things", async () => {
  const [mentor, student] = [await createMentor(), await createAccount()];
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedAt: new Date() } });
  const session = await cookieOf(await createAccount());
  for (const headers of [{}, session]) {
    const answers = new Set<string>();
    for (const id of [randomUUID(), mentor.id, student.id]) {
      const path = `/report/profile/${id}`;
      const shown = plain(await readPage(path, headers), id);
      const form = await readForm(path, FORM, headers);
      form.set("reason", "spam");
      if (headers !== session) form.set("email", newPerson().email);
      const answer = await postForm(path, form, headers);
      const page = textOf(await answer.text());
      expect(page).toContain("What you want to report is not here any more.");
      answers.add(`${answer.status} ${shown.length}`);
    }
    expect([...answers]).toHaveLength(1);
  }
});

test("a suspended person appeals without a script and without a sign-in, once", async () => {
  const mentor = await createMentor();
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedAt: new Date() } });
  const secret = randomBytes(32).toString("base64url");
  const [reason, now] = ["It is an advertisement.", new Date()];
  const appeal = { tokenHash: createHash("sha256").update(secret).digest(), expiresAt: new Date(Date.now() + 60_000) };
  const decision = { create: { kind: "suspend", reason, decidedAt: now, appeal: { create: appeal } } } as const;
  const thing = { kind: "profile", targetId: mentor.id, subjectId: mentor.id } as const;
  await prisma.caseFile.create({ data: { ...thing, closedAt: now, decision } });
  const path = `/appeal/${secret}`;
  const answer = await visit(path);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const page = await answer.text();
  expect(textOf(page)).toContain(reason);
  expect(page).toMatch(/name="robots" content="noindex/);
  const form = await readForm(path, "form:has([name=token])");
  expect(textOf(await (await postForm(path, form)).text())).toContain("Please write why the decision is wrong");
  form.set("text", "I teach alone.");
  expect(redirectOf(await postForm(path, form))).toBe(path);
  const sent = textOf(await readPage(path));
  for (const text of ["We have your appeal", "I teach alone."]) expect(sent).toContain(text);
  expect(textOf(await (await postForm(path, form)).text())).toContain("You have appealed already");
});

test("unknown kinds and malformed ids have no form, and a meeting's form asks for a sign-in", async () => {
  for (const mistyped of [`/report/sofa/${randomUUID()}`, "/report/profile/x"]) {
    const page = await readPage(mistyped);
    expect(textOf(page)).toContain("Nothing to report here");
    expect(page).not.toContain('name="targetId"');
  }
  const path = `/report/meeting/${randomUUID()}`;
  expect(redirectOf(await visit(path))).toBe(`/login?from=${encodeURIComponent(path)}`);
});
