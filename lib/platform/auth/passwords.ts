import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** OWASP's recommendation for Argon2id: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let standIn: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * Whether the password is the one behind the hash.
 * @param passwordHash null when there is none; the check then takes as long and fails
 */
export async function isPasswordRight(password: string, passwordHash: string | null): Promise<boolean> {
  standIn ??= hashPassword("nobody has this password");
  const isRight = await verify(passwordHash ?? (await standIn), password);
  return isRight && passwordHash !== null;
}
