import { randomUUID } from "node:crypto";
import { apiDocsStyle } from "@/lib/platform/rest/api-docs-files";
import { hashOfMailSecret, newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import { feedToken } from "@/lib/server/meetings/calendar-feed";
import { unsubscribeSecretOf } from "@/lib/server/subscriptions/subscribe";
import { saveRequest } from "@/lib/server/subscriptions/subscription.repository";
import { allowAppeal } from "@/lib/server/cases/appeal";
import { createAccount, newEmail, PASSWORD } from "../factories/account.factory";
import { createUserMember } from "../factories/member.factory";
import type { Sending } from "./account-requests";
import { meetingIn, reviewIn, type Scene } from "./authorisation-table-scene";
import { CALLERS, type Caller } from "./authorisation-table";
import { CRON_SECRET } from "./authorisation-table-visit";
import { bookingOf, hours, inHours } from "./meeting-requests";
import { plainPicture } from "./pictures";
import { ANSWER, EDITED, REVIEW } from "./review-requests";

export const NEW_PASSWORD = "Another-Horse-8";
export const INVENTED = "x".repeat(43);
export const PLACE = { latitude: 18.52, longitude: 73.85 };

/** The content of a request, or its preparation. */
type Request = (scene: Scene, caller: Caller) => Sending | Promise<Sending>;

/** A time that no other caller requests. */
export const timeOf = (caller: Caller): Date => inHours(60 + 2 * CALLERS.indexOf(caller));
export const eventOf = () => `https://calendly.com/events/${randomUUID()}`;

/** An address with an account and no earlier requests. */
export const knownEmail = async () => (await createUserMember()).email;

/** The secrets of the two links in a mail to a new subscriber. */
export async function subscriptionSecrets() {
  const [email, confirm] = [newEmail(), newMailSecret()];
  const unsubscribe = unsubscribeSecretOf(email);
  await saveRequest(prisma, {
    email,
    confirmHash: hashOfMailSecret(confirm),
    unsubscribeHash: hashOfMailSecret(unsubscribe),
  });
  return { confirm, unsubscribe };
}

/** The secret of the link that confirms a visitor's report of a profile. */
export async function reportSecret(targetId: string): Promise<string> {
  const secret = newMailSecret();
  const confirmHash = hashOfMailSecret(secret);
  const target = { kind: "profile", targetId, subjectId: targetId, snapshot: {} } as const;
  const visitors = { email: newEmail(), confirmHash, confirmExpiresAt: inHours(1) };
  await prisma.report.create({ data: { ...target, ...visitors, reason: "spam", text: "" } });
  return secret;
}

export const MENTOR_TABLE = "name,email,subjects,classes,format\nAsha Rao,asha@example.com,Physics,Class 9,online";

/** The secret of a link to a profile that was imported. */
export async function invitationSecret(): Promise<string> {
  const secret = newMailSecret();
  const profile = { name: "Asha Rao", subjects: ["Physics"] };
  const link = { hash: hashOfMailSecret(secret), expiresAt: inHours(1) };
  await prisma.mentorInvitation.create({ data: { email: newEmail(), profile, ...link } });
  return secret;
}

/** The secret of a link to appeal against a warning. */
export async function appealSecret(subjectId: string): Promise<string> {
  const secret = newMailSecret();
  const decision = { kind: "warn", reason: "Spam", decidedAt: new Date() } as const;
  const { id: caseId } = await prisma.caseFile.create({
    data: { kind: "profile", targetId: subjectId, subjectId, closedAt: new Date(), decision: { create: decision } },
    select: { id: true },
  });
  await allowAppeal(prisma, { caseId, secret, now: new Date() });
  return secret;
}

/** The secret of a link that resets an account's password. */
export async function resetSecret(): Promise<string> {
  const [{ id }, secret] = [await createUserMember(), newMailSecret()];
  await storeMailToken(prisma, { userId: id, purpose: "reset_password", secret });
  return secret;
}

/** The content of a link that verifies a new account. */
export async function verification() {
  const { id, email } = await createAccount({ isVerified: false });
  const secret = newMailSecret();
  await storeMailToken(prisma, { userId: id, purpose: "verify_email", secret });
  return { token: secret, email };
}

const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
const inParams = (token: string, more: Sending = {}): Sending => ({ params: { token }, ...more });
const pictureForm = async () => {
  const form = new FormData();
  form.set("avatar", new File([new Uint8Array(await plainPicture("png"))], "me.png", { type: "image/png" }));
  return form;
};

/** The requests for table rows that need more than their method. */
export const REQUESTS: Record<string, Request> = {
  "GET /api/cron (with the secret)": () => ({ headers: { Authorization: `Bearer ${CRON_SECRET}` } }),
  "POST /api/reports": () => ({ body: '{"csp-report":{}}', headers: { "Content-Type": "application/csp-report" } }),
  "GET /api/v1/docs/[file]": () => ({ params: { file: apiDocsStyle } }),
  "GET /api/v1/places/towns": () => ({ path: "/?q=Pune" }),
  "POST /api/v1/subscriptions": () => ({ json: { email: newEmail() } }),
  "GET /api/v1/subscriptions/unsubscribe/[token]": () => inParams(INVENTED),
  "POST /api/v1/subscriptions/unsubscribe/[token]": async () => inParams((await subscriptionSecrets()).unsubscribe),
  "POST /api/v1/subscriptions/unsubscribe/[token] (invented)": () => inParams(INVENTED),
  "GET /api/v1/teachers/map": () => ({ path: "/?south=18&north=19&west=73&east=74&zoom=9" }),
  "GET /api/v1/teachers/profile/[username]": ({ owner }) => ({ params: { username: owner.username } }),
  "GET /api/v1/teachers/profile/[username]/reviews": ({ owner }) => ({ params: { username: owner.username } }),
  "GET /api/v1/teachers/slots/[username]": ({ owner }) => ({ params: { username: owner.username } }),
  "PUT /api/v1/users/shortlist/[username]": ({ owner }) => ({ params: { username: owner.username } }),
  "DELETE /api/v1/users/shortlist/[username]": ({ owner }) => ({ params: { username: owner.username } }),
  "PUT /api/v1/teachers/availability": () => ({ json: hours() }),
  "PUT /api/v1/teachers/update-profile": () => ({ json: { About: "Patience, and a pencil." } }),
  "POST /api/v1/meetings/create-meeting": ({ owner }, caller) => ({ json: bookingOf(owner, timeOf(caller)) }),
  "POST /api/v1/meetings/create-meeting (Calendly)": ({ owner }) => ({
    json: { mentor: owner.username, calendlyEventUrl: eventOf() },
  }),
  "GET /api/v1/meetings/[id]/calendar": async (scene) => ({ params: { id: await meetingIn(scene) } }),
  "POST /api/v1/meetings/[id]/cancel": async (scene) => ({ params: { id: await meetingIn(scene) }, json: {} }),
  "POST /api/v1/meetings/[id]/move": async (scene, caller) => ({
    params: { id: await meetingIn(scene) },
    json: { startsAt: timeOf(caller) },
  }),
  "GET /api/v1/meetings/feed/[userId]/[token]": ({ owner: { id } }) => ({
    params: { userId: id, token: feedToken(id, { feed: 0, session: 0 }) },
  }),
  "GET /api/v1/meetings/feed/[userId]/[token] (invented)": ({ owner: { id } }) => ({
    params: { userId: id, token: INVENTED },
  }),
  "GET /api/v1/meetings/feed/[userId]/[token] (another's)": ({ owner, stranger }) => ({
    params: { userId: owner.id, token: feedToken(stranger.id, { feed: 0, session: 0 }) },
  }),
  "POST /api/v1/users/register": () => ({ json: { name: "Meera Iyer", email: newEmail(), password: PASSWORD } }),
  "POST /api/v1/users/login": ({ author }) => ({ json: { email: author.email, password: PASSWORD } }),
  "POST /api/v1/users/login (wrong password)": ({ author }) => ({
    json: { email: author.email, password: NEW_PASSWORD },
  }),
  "POST /api/v1/users/google": () => ({ json: { credential: "a.b.c", role: "user" } }),
  "POST /api/v1/users/forgot-password": async () => ({ json: { email: await knownEmail() } }),
  "POST /api/v1/users/resend-verification": async () => ({ json: { email: await knownEmail() } }),
  "GET /api/v1/users/verify-email/[token]": async () => {
    const { token, email } = await verification();
    return inParams(token, { path: `/?email=${encodeURIComponent(email)}` });
  },
  "GET /api/v1/users/verify-email/[token] (invented)": ({ author }) =>
    inParams(INVENTED, { path: `/?email=${author.email}` }),
  "PUT /api/v1/users/reset-password/[token]": async () => inParams(await resetSecret(), { json: newPassword }),
  "PUT /api/v1/users/reset-password/[token] (invented)": () => inParams(INVENTED, { json: newPassword }),
  "PUT /api/v1/users/change-password": () => ({ json: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  "PUT /api/v1/users/update-profile": () => ({ json: { age: 30 } }),
  "PUT /api/v1/users/update-profile-photo": async () => ({ form: await pictureForm() }),
  "PATCH /api/v1/users/updateLocation": () => ({ json: PLACE }),
  "GET /api/v1/users/mentor/[id]/review": ({ owner }) => ({ params: { id: owner.id } }),
  "POST /api/v1/users/mentor/[id]/review": ({ owner }) => ({ params: { id: owner.id }, json: REVIEW }),
  "PUT /api/v1/users/review/[id]": async (scene) => ({ params: { id: await reviewIn(scene) }, json: EDITED }),
  "DELETE /api/v1/users/review/[id]": async (scene) => ({ params: { id: await reviewIn(scene) } }),
  "PUT /api/v1/users/review/[id]/answer": async (scene) => ({ params: { id: await reviewIn(scene) }, json: ANSWER }),
  "DELETE /api/v1/users/review/[id]/answer": async (scene) => ({ params: { id: await reviewIn(scene) } }),
  "GET /og/mentor/[username]": () => ({ params: { username: "nobody-at-all" } }),
  "GET /og/tutors/[subject]/[[...town]]": () => ({ params: { subject: "alchemy" } }),
  "GET /portraits/[file]": () => ({ params: { file: "1.svg" } }),
  "GET /sitemaps/[part]": () => ({ params: { part: "pages.xml" } }),
  "GET /uploads/[file]": () => ({ params: { file: "nothing.webp" } }),
};
