import "server-only";
import { AppError } from "@/lib/errors";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { env } from "@/lib/platform/env";
import { runErrands } from "@/lib/server/housekeeping";

/**
 * Runs the regular errands for whoever knows the secret.
 * @param authorization the request's header
 * @throws AppError not_found where no secret is set; not_signed_in for a wrong one
 */
export async function runErrandsForCron(authorization: string | null): Promise<void> {
  if (!env.CRON_SECRET) throw new AppError("not_found");
  if (!isSameSecret(authorization ?? "", `Bearer ${env.CRON_SECRET}`)) {
    throw new AppError("not_signed_in", { message: "This address needs its secret." });
  }
  await runErrands(new Date());
}
