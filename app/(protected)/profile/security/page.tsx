import type { Metadata } from "next";
import { PageAccount } from "@/components/account/page-account";
import { FactorPanel } from "@/components/security/factor-panel";
import { SessionList } from "@/components/security/session-list";
import { PageLink } from "@/components/ui/page-link";
import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { securityTexts as texts } from "@/lib/domain/account/second-factor.messages";
import { links, ownProfileHref } from "@/lib/links";
import { requireActor } from "@/lib/platform/auth/current-actor";
import { findSecondFactor, startSecondFactor } from "@/lib/server/account/second-factor";
import { listSessions } from "@/lib/server/account/sessions";
import { pageMetadata } from "@/lib/server/page-metadata";
import { findStaff } from "@/lib/server/staff/staff-actor";

export const metadata: Metadata = pageMetadata({
  title: texts.title,
  description: texts.description,
  path: links.security,
});

/** The second factor and the sessions of the signed-in account. */
export default async function SecurityPage({ searchParams }: PageProps<"/profile/security">) {
  const actor = await requireActor(links.security);
  const from = safeReturnPath((await searchParams).from);
  const [factor, sessions, staff] = await Promise.all([
    findSecondFactor(actor.id),
    listSessions(actor),
    findStaff(actor),
  ]);
  const setup = factor ? null : await startSecondFactor(actor);
  return (
    <PageAccount account={actor.id}>
      <div className="mx-auto flex max-w-2xl flex-col gap-8 px-4 py-8 sm:px-6">
        <div className="flex flex-col gap-2">
          <PageLink href={ownProfileHref("settings")} className="text-sm text-leaf underline-offset-4 hover:underline">
            {texts.back}
          </PageLink>
          <h1 className="font-display text-3xl font-bold">{texts.title}</h1>
        </div>
        <FactorPanel factor={factor} setup={setup} isStaff={staff !== null} from={from} />
        <SessionList sessions={sessions} />
      </div>
    </PageAccount>
  );
}
