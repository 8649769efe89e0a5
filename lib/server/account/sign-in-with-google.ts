import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import { isDemoAddress } from "@/lib/catalogue/demo-accounts";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { type AccountRole, registerSchema } from "@/lib/domain/account/account.schema";
import { AppError } from "@/lib/errors";
import { type GooglePerson, verifyGoogleCredential } from "@/lib/server/account/google-id-token";
import { voidMailTokens } from "@/lib/server/account/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import { retryConflict } from "@/lib/platform/db/retry-conflict";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { flagManyAccounts } from "@/lib/server/flags/flag-bursts";
import { flagProfile } from "@/lib/server/flags/flag-texts";
import { accountMails } from "./account-mails";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Prisma, PrismaClient } from "@/prisma/generated/prisma/client";
import { freeUsername, lockExistingAccount, setUpRole } from "./account.repository";
import { beginSession, FOR_SESSION, type SignedIn } from "./begin-session";

const PROVIDER = "google";

type Input = { credential: string; role?: AccountRole; keepSignedIn: boolean };

/**
 * Signs in with a Google credential. Signs in a linked Google account or a verified account with the same address;
 * creates an account for anyone else once they choose a role.
 * @returns "role_needed" for a new user without a role; nothing is stored then
 * @throws AppError as `verifyGoogleCredential`; account_suspended; too_many_requests
 */
export async function signInWithGoogle(
  { credential, role, keepSignedIn }: Input,
  visitor: Visitor,
): Promise<SignedIn | "role_needed"> {
  await limitAttempts([["google-by-client", visitor.address]]);
  const person = toAccountFields(await verifyGoogleCredential(credential));
  const user = await retryConflict(() => prisma.$transaction((tx) => findOrCreate(tx, person, role)));
  if (!user) return "role_needed";
  if ("isNew" in user) await flagManyAccounts(user.id, visitor.address);
  deliverMailsAfterAnswer();
  return beginSession(user, { keepSignedIn }, visitor);
}

type Person = { googleId: string; name: string; email: string; avatar: string | null };

/** Google's data; the address must pass the registration rules. */
function toAccountFields({ id, name, email, picture }: GooglePerson): Person {
  const parsed = registerSchema.shape.email.safeParse(email);
  if (!parsed.success) {
    const message = isDemoAddress(email) ? accountMessages.emailOfDemo : accountMessages.googleIncomplete;
    throw new AppError("invalid_input", { message });
  }
  return { googleId: id, name, email: parsed.data, avatar: toAvatar(picture) };
}

/** The name for a new account. Existing users sign in whatever name Google sends. */
function toAccountName(googleName: string): string {
  const parsed = registerSchema.shape.name.safeParse([...googleName].slice(0, 50).join(""));
  if (parsed.success) return parsed.data;
  const { message } = parsed.error.issues[0]!;
  const isHelpful = message === accountMessages.nameHoldsAddress || message === accountMessages.nameReserved;
  throw new AppError("invalid_input", { message: isHelpful ? message : accountMessages.googleIncomplete });
}

/** The picture's normalised address, or null when Google does not host it. */
function toAvatar(picture: string): string | null {
  const url = URL.canParse(picture) ? new URL(picture) : null;
  const isGooglePicture = url !== null && /^https:\/\/[\w.-]+\.googleusercontent\.com$/.test(url.origin);
  return isGooglePicture && url.href.length <= 500 ? url.href : null;
}

async function findOrCreate(tx: Prisma.TransactionClient, person: Person, role: AccountRole | undefined) {
  const adapter = PrismaAdapter(tx as PrismaClient);
  const linked = await adapter.getUserByAccount!({ provider: PROVIDER, providerAccountId: person.googleId });
  if (linked) {
    const user = await tx.user.findFirst({
      where: { id: linked.id, deletedAt: null },
      select: { ...FOR_SESSION, suspendedAt: true },
    });
    if (!user) throw new AppError("not_allowed");
    if (user.suspendedAt) throw new AppError("account_suspended");
    return user;
  }

  const { email, avatar } = person;
  const known = await tx.user.findUnique({
    where: { email },
    select: { ...FOR_SESSION, emailVerifiedAt: true, deletedAt: true, suspendedAt: true },
  });
  if (known?.deletedAt) throw new AppError("not_allowed");
  if (known?.suspendedAt) throw new AppError("account_suspended");
  const link = (userId: string) =>
    adapter.linkAccount!({ userId, type: "oidc", provider: PROVIDER, providerAccountId: person.googleId });
  // The account was deleted meanwhile, which freed its address; a retry finds no account.
  if (known && !(await lockExistingAccount(tx, known.id))) throw new AppError("conflict");
  if (known?.emailVerifiedAt) {
    await link(known.id);
    return known;
  }
  if (!role) return null;
  const name = toAccountName(person.name);

  const emailVerifiedAt = new Date();
  const user = known
    ? await takeOver(tx, known.id, { name, role, emailVerifiedAt, avatar })
    : await tx.user.create({
        data: { name, email, role, emailVerifiedAt, avatar, username: await freeUsername(tx, name) },
        select: FOR_SESSION,
      });
  await link(user.id);
  await setUpRole(tx, user.id, role);
  await flagProfile(tx, user.id);
  await putInOutbox(tx, await prepareMail(await accountMails.welcome({ email, name }, role === "mentor")));
  return { ...user, isNew: true };
}

/**
 * Gives an unverified registration to the person whose address Google has verified. Its password is deleted: a stranger
 * may have registered the address first.
 */
async function takeOver(tx: Prisma.TransactionClient, userId: string, data: Prisma.UserUpdateInput & { name: string }) {
  const username = await freeUsername(tx, data.name);
  const user = await tx.user.update({
    where: { id: userId },
    data: { ...data, username, sessionVersion: { increment: 1 } },
    select: FOR_SESSION,
  });
  await tx.passwordCredential.deleteMany({ where: { userId } });
  await voidMailTokens(tx, userId);
  return user;
}
