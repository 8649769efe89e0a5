import { z } from "zod";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import type { AccountRole } from "@/lib/domain/account/account.schema";
import { ownAccountSchema } from "@/lib/domain/account/own-account";

const answerSchema = z.union([
  z.object({ profileIncomplete: z.literal(true) }),
  z.object({ profileIncomplete: z.literal(false), codeNeeded: z.literal(true) }),
  z.object({ profileIncomplete: z.literal(false), token: z.string(), user: ownAccountSchema }),
]);

type Input = { credential: string; role?: AccountRole; keepSignedIn: boolean };

/**
 * Sends Google's credential to the server, which sets the session cookie.
 * @returns whether the user is signed in, must choose a role first, or must give a code of the second factor
 * @throws Error with a message for the user
 */
export async function signInWithGoogle(input: Input): Promise<"signed_in" | "role_needed" | "code_needed"> {
  const response = await fetch("/api/v1/users/google", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new Error(messages.googleWidgetFailed);
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(z.object({ message: z.string() }).safeParse(body).data?.message ?? messages.somethingWrong);
  }
  const answer = answerSchema.safeParse(body);
  if (!answer.success) throw new Error(messages.googleBadResponse);
  if (answer.data.profileIncomplete) return "role_needed";
  return "codeNeeded" in answer.data ? "code_needed" : "signed_in";
}
