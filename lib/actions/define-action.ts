import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { type FormAction, type FormFailure, type FormState, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import type { CookieToSet } from "@/lib/server/auth/session-cookies";
import { toAppError } from "@/lib/server/http/envelope";
import { formObject } from "@/lib/server/http/read-body";
import { type Visitor, visitorOf } from "@/lib/server/http/visitor";
import { logger } from "@/lib/server/logger";

type Answer = { message: string; redirectTo?: string; cookies?: readonly CookieToSet[] };

/**
 * Declares a form's action: parse, run, answer. Next itself refuses actions that another site sends. Without a script the
 * answer leads on by a redirect; with one the form does, so that it can show its toast first.
 */
export function defineAction<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>, visitor: Visitor) => Promise<Answer>,
): FormAction {
  return async (_previous, form) => {
    const fields = formObject(form);
    const outcome = await attempt(fields, async () => {
      const answer = await run(schema.parse(fields), visitorOf(await headers()));
      const store = await cookies();
      for (const cookie of answer.cookies ?? []) store.set(cookie);
      return answer;
    });
    if ("status" in outcome) return outcome;
    const { message, redirectTo } = outcome;
    if (redirectTo && fields[SCRIPTED_FIELD] === undefined) redirect(redirectTo);
    return { status: "done", message, redirectTo };
  };
}

/** What an action on data answers: the data, or why not. */
export type DataAnswer<T> = { status: "done"; data: T } | FormFailure;

/** Declares an action that takes a plain object instead of a form, for dialogs that only exist with a script. */
export function defineDataAction<S extends z.ZodType, T>(schema: S, run: (input: z.output<S>) => Promise<T>) {
  return async (input: z.input<S>): Promise<DataAnswer<T>> => {
    try {
      return { status: "done", data: await run(schema.parse(input)) };
    } catch (error) {
      return toFailure(error, {});
    }
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

/** Everything that was typed, apart from passwords, which never go back into a page. */
function typedValues(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => !/password|token/i.test(name)));
}
