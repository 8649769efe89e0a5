import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { ACCOUNT_FIELD, FACTOR_FIELD } from "@/lib/session-names";
import { type FormAction, type FormFailure, type FormState, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import type { Capability } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { type Actor, refuseOtherAccount } from "@/lib/platform/auth/session";
import type { CookieToSet } from "@/lib/platform/auth/session-cookies";
import { toAppError } from "@/lib/platform/rest/envelope";
import { formObject } from "@/lib/platform/rest/read-body";
import { type Visitor, visitorOf } from "@/lib/platform/rest/visitor";
import { requestId } from "@/lib/platform/process/request-id";
import { asStaff, type StaffActor } from "@/lib/server/staff/staff-actor";
import { logger } from "@/lib/platform/logger";

/** An empty message shows nothing. `lines` are shown once, such as new recovery codes. */
type Answer = {
  message: string;
  redirectTo?: string;
  lines?: readonly string[];
  cookies?: readonly CookieToSet[];
};

type Run<S extends z.ZodType, A> = (input: z.output<S>, actor: A) => Promise<Answer>;

/** Declares the action of a public form, without checking who is signed in. */
export function defineAction<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>, visitor: Visitor) => Promise<Answer>,
): FormAction {
  return formAction(async (fields) => run(schema.parse(fields), visitorOf(await headers())));
}

/** Declares the action of a form that changes the signed-in user's data. The form needs an `AccountField`. */
export function defineOwnAction<S extends z.ZodType>(schema: S, run: Run<S, Actor>): FormAction {
  return formAction(async (fields) => {
    const actor = await requireActorFor(fields[ACCOUNT_FIELD]);
    return run(schema.parse(fields), actor);
  });
}

/**
 * Declares the action of a form of the staff's console. It answers accounts outside the staff as if nothing were there.
 * @param capability what the action does, by which the policy decides
 * @param options.dangerous whether it needs a code of the second factor from the last minutes
 */
export function defineStaffAction<S extends z.ZodType>(
  capability: Capability,
  schema: S,
  run: Run<S, StaffActor>,
  { dangerous = false }: { dangerous?: boolean } = {},
): FormAction {
  return formAction(async (fields) => {
    const actor = await requireActorFor(fields[ACCOUNT_FIELD]);
    const { [FACTOR_FIELD]: code, ...rest } = fields;
    const staff = await asStaff(actor, capability, requestId({ headers: await headers() }), {
      isDangerous: dangerous,
      code,
    });
    return run(schema.parse(rest), staff);
  });
}

/** The same for a form that visitors without a session may submit too. */
export function defineVisitorAction<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>, actor: Actor | null, visitor: Visitor) => Promise<Answer>,
): FormAction {
  return formAction(async (fields) => {
    const actor = await currentActor();
    if (actor) refuseOtherAccount(actor, fields[ACCOUNT_FIELD]);
    return run(schema.parse(fields), actor, visitorOf(await headers()));
  });
}

/**
 * Declares the action of a form on pages that are cached for everyone, so the form cannot name an account. It acts for
 * whichever account the browser has now, so it is only for what does no harm in another one.
 */
export function defineCachedPageAction<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>, actor: Actor | null, visitor: Visitor) => Promise<Answer>,
): FormAction {
  return formAction(async (fields) => run(schema.parse(fields), await currentActor(), visitorOf(await headers())));
}

/** The result of a data action: the data, or the failure. */
export type DataAnswer<T> = { status: "done"; data: T } | FormFailure;

/**
 * Declares an action that takes a plain object instead of a form, for features that require JavaScript. Its first
 * argument is the account that the page was rendered for.
 */
export function defineOwnDataAction<S extends z.ZodType, T>(
  schema: S,
  run: (input: z.output<S>, actor: Actor) => Promise<T>,
) {
  return async (
    account: string,
    ...[input]: z.input<S> extends undefined ? [] : [z.input<S>]
  ): Promise<DataAnswer<T>> => {
    try {
      const actor = await requireActorFor(account);
      return { status: "done", data: await run(schema.parse(input), actor) };
    } catch (error) {
      return toFailure(error, {});
    }
  };
}

/**
 * The signed-in user, if the page was rendered for this account.
 * @throws AppError not_signed_in or other_account
 */
async function requireActorFor(account: unknown): Promise<Actor> {
  const actor = await currentActor();
  if (!actor) throw new AppError("not_signed_in");
  refuseOtherAccount(actor, account);
  return actor;
}

/**
 * Runs a form's action. `receiveForms` rejects cross-site requests. Without JavaScript the response is a redirect; with
 * it the client navigates, so that it can show its toast first.
 */
function formAction(run: (fields: Record<string, unknown>) => Promise<Answer>): FormAction {
  return async (_previous, form) => {
    // A request can send any arguments, so the type is not guaranteed at runtime.
    if (!((form as unknown) instanceof FormData)) return toFailure(new AppError("unreadable_body"), {});
    const fields = formObject(form);
    const outcome = await attempt(fields, async () => {
      const answer = await run(fields);
      const store = await cookies();
      for (const cookie of answer.cookies ?? []) store.set(cookie);
      return answer;
    });
    if ("status" in outcome) return outcome;
    const { message, redirectTo, lines } = outcome;
    if (redirectTo && fields[SCRIPTED_FIELD] === undefined) redirect(redirectTo);
    return { status: "done", message, redirectTo, ...(lines && { lines }) };
  };
}

async function attempt(fields: Record<string, unknown>, run: () => Promise<Answer>): Promise<Answer | FormState> {
  try {
    return await run();
  } catch (error) {
    return toFailure(error, typedValues(fields));
  }
}

function toFailure(thrown: unknown, values: Record<string, string>): FormFailure {
  const error = toAppError(thrown);
  if (error.status >= 500) logger.error({ err: error.cause ?? error, requestId: crypto.randomUUID() }, error.message);
  const { code, message, fields, data } = error;
  return { status: "failed", code, message, fields, values, ...(data ? { data } : {}) };
}

/** The submitted text values, except passwords, tokens and codes, which must never be rendered. */
function typedValues(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => !/password|token|code/i.test(name)));
}
