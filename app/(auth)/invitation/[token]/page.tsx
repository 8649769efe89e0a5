import type { Metadata } from "next";
import { ConsoleForm } from "@/components/admin/console-form";
import { AuthHeading } from "@/components/auth/auth-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { PageLink } from "@/components/ui/page-link";
import { BOARDS } from "@/lib/catalogue/boards";
import { LANGUAGES } from "@/lib/catalogue/languages";
import { acceptInvitationAction, declineInvitationAction } from "@/lib/actions/import.actions";
import { invitationTexts as texts } from "@/lib/domain/imports/mentor-import.messages";
import type { ImportedMentor } from "@/lib/domain/imports/read-row";
import { links } from "@/lib/links";
import { findInvitedProfile } from "@/lib/server/imports/accept-invitation";
import { pageMetadata } from "@/lib/server/page-metadata";
import { nearestTownName } from "@/lib/server/places/towns";
import { site } from "@/lib/site";

/** The URL contains a secret, so links on this page must not send a referrer. */
export const metadata: Metadata = {
  ...pageMetadata({ title: texts.title, description: texts.description }),
  referrer: "same-origin",
};

const LINK = "font-medium text-leaf underline underline-offset-4";

/** Target of the link in an invitation: the prepared profile, and the choice to accept or to delete it. */
export default async function InvitationPage({ params }: PageProps<"/invitation/[token]">) {
  const { token } = await params;
  const profile = await findInvitedProfile(token);
  if (!profile) {
    return (
      <>
        <AuthHeading title={texts.uselessTitle}>{texts.useless}</AuthHeading>
        <PageLink href={links.register} className={LINK}>
          {texts.register}
        </PageLink>
      </>
    );
  }
  return (
    <>
      <AuthHeading title={texts.title}>{texts.intro(site.name)}</AuthHeading>
      <section
        aria-labelledby="profile"
        className="mb-6 flex flex-col gap-3 rounded-card border border-line bg-card p-4"
      >
        <h2 id="profile" className="font-display text-lg font-semibold">
          {texts.profile}
        </h2>
        <dl className="flex flex-col gap-2 text-sm">
          {factsOf(profile).map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <h2 className="mb-3 font-display text-lg font-semibold">{texts.password}</h2>
      <NewPasswordForm token={token} action={acceptInvitationAction} submit={texts.accept} />
      <p className="mt-3 text-sm text-ink-soft">
        {texts.terms}{" "}
        <PageLink href={links.terms} className={LINK}>
          {texts.readTerms}
        </PageLink>
      </p>
      <h2 className="mt-8 mb-3 font-display text-lg font-semibold">{texts.declineTitle}</h2>
      <ConsoleForm
        action={declineInvitationAction}
        values={{ token }}
        label={texts.declineTitle}
        submit={texts.decline}
        tone="secondary"
      />
    </>
  );
}

/** What the profile says, without the empty parts. */
function factsOf(profile: ImportedMentor["profile"]): [string, string][] {
  const { name, About, subjects = [], classesOffered = [], languages = [], boards = [], teachingPlace } = profile;
  const { fields } = texts;
  const classes = new Set(classesOffered.flatMap(({ specificClasses }) => specificClasses));
  const facts: [string, string | null | undefined][] = [
    [fields.name, name],
    [fields.about, About],
    [fields.subjects, subjects.join(", ")],
    [fields.classes, [...classes].join(", ")],
    [
      fields.languages,
      LANGUAGES.filter(({ key }) => languages.includes(key))
        .map((one) => one.name)
        .join(", "),
    ],
    [
      fields.boards,
      BOARDS.filter(({ key }) => boards.includes(key))
        .map((one) => one.name)
        .join(", "),
    ],
    [fields.town, teachingPlace && nearestTownName(teachingPlace)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}
