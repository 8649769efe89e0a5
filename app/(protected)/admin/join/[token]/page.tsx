import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageAccount } from "@/components/account/page-account";
import { ConsoleForm } from "@/components/admin/console-form";
import { Notice } from "@/components/ui/notice";
import { joinStaffAction } from "@/lib/actions/staff.actions";
import { STAFF_ROLE_NAMES } from "@/lib/domain/staff/staff.messages";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import { joinStaffHref } from "@/lib/links";
import { requireActor } from "@/lib/platform/auth/current-actor";
import { pageMetadata } from "@/lib/server/page-metadata";
import { findInvitation } from "@/lib/server/staff/join-staff";

export const metadata: Metadata = pageMetadata({
  title: texts.joinTitle,
  description: texts.joinDescription,
  index: false,
});

/** The page of an invitation to the staff. Opening it changes nothing, because mail programs open links. */
export default async function JoinStaffPage({ params }: PageProps<"/admin/join/[token]">) {
  const { token } = await params;
  const actor = await requireActor(joinStaffHref(token));
  const invitation = await findInvitation(actor, token);
  if (!invitation) notFound();
  return (
    <PageAccount account={actor.id}>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-10 sm:px-6">
        <h1 className="font-display text-2xl font-bold sm:text-3xl">{texts.joinTitle}</h1>
        {invitation.isOwn ? (
          <ConsoleForm
            action={joinStaffAction}
            values={{ token }}
            label={texts.joinTitle}
            submit={texts.join}
            className="flex flex-col items-start gap-4"
          >
            <p className="text-pretty">{texts.joinWhat(STAFF_ROLE_NAMES[invitation.role])}</p>
          </ConsoleForm>
        ) : (
          <Notice tone="error">{texts.otherAddress}</Notice>
        )}
      </div>
    </PageAccount>
  );
}
