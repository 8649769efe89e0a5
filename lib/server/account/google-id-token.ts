import "server-only";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";

/** The two issuers that Google's documentation names for ID tokens. */
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];

const keys = createRemoteJWKSet(new URL(env.GOOGLE_KEYS_URL), { timeoutDuration: 5000 });

/** Errors about the key server's response rather than the credential. */
const KEYS_UNREADABLE = new Set(["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"]);

const claimsSchema = z.object({
  // Google's ids are ASCII; the database rejects some other characters.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: z.string().min(1),
  email_verified: z.boolean(),
  name: z.string().min(1),
  picture: z.string().min(1),
});

/** The person whom Google signs in; `email` keeps Google's spelling. */
export type GooglePerson = { id: string; email: string; name: string; picture: string };

/**
 * Verifies a Google Identity Services credential: signature, audience, issuer, expiry and verified address.
 * @throws AppError service_unavailable without a client id or when the keys cannot be loaded; not_allowed for an
 *   address that Google has not verified; invalid_input for any other invalid credential
 */
export async function verifyGoogleCredential(credential: string): Promise<GooglePerson> {
  if (!env.GOOGLE_CLIENT_ID) throw new AppError("service_unavailable", { message: messages.googleWidgetFailed });
  const verified = await jwtVerify(credential, keys, {
    audience: env.GOOGLE_CLIENT_ID,
    issuer: ISSUERS,
    algorithms: ["RS256"],
    requiredClaims: ["exp", "iat"],
    maxTokenAge: "2h",
  }).catch((error: unknown) => {
    const isForged = error instanceof errors.JOSEError && !KEYS_UNREADABLE.has(error.code);
    if (isForged) throw new AppError("invalid_input", { message: messages.googleRefused, cause: error });
    throw new AppError("service_unavailable", { message: messages.googleWidgetFailed, cause: error });
  });
  const claims = claimsSchema.safeParse(verified.payload);
  if (!claims.success) throw new AppError("invalid_input", { message: messages.googleIncomplete });
  const { sub, email, email_verified, name, picture } = claims.data;
  if (!email_verified) throw new AppError("not_allowed", { message: messages.googleRefused });
  return { id: sub, email, name, picture };
}
