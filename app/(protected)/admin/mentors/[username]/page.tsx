import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { AboutPanel } from "@/components/mentors/profile/about-panel";
import { CoursesPanel } from "@/components/mentors/profile/courses-panel";
import { QualificationsPanel } from "@/components/mentors/profile/qualifications-panel";
import { StatsCard } from "@/components/mentors/profile/stats-card";
import { Avatar } from "@/components/ui/avatar";
import { PageLink } from "@/components/ui/page-link";
import { MentorFileView } from "@/components/verification/mentor-file-view";
import { mentorFileTexts as texts } from "@/lib/domain/verification/verification.messages";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { AppError } from "@/lib/errors";
import { consoleMentorHref, links, mentorProfileHref } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";
import { getMentorFile } from "@/lib/server/verification/mentor-file";

export const metadata: Metadata = pageMetadata({
  title: texts.title,
  description: texts.description,
  index: false,
});

const link = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

async function readFile(username: string, now: Date) {
  try {
    return await Promise.all([getMentorFile(username, now), getMentorProfile(username)]);
  } catch (error) {
    if (error instanceof AppError && error.code === "mentor_not_found") notFound();
    throw error;
  }
}

/** One mentor: standing, checks, decisions, and the profile as the public sees it. */
export default async function MentorFilePage({ params }: PageProps<"/admin/mentors/[username]">) {
  const { username } = await params;
  const staff = await requireStaff("reviewMentors", consoleMentorHref(username));
  if (!usernameParamSchema.safeParse({ username }).success) notFound();
  const now = new Date();
  const [file, profile] = await readFile(username, now);
  return (
    <ConsoleFrame staff={staff} current={links.consoleMentors} title={file.name}>
      <p className="flex flex-wrap gap-x-6">
        <PageLink href={links.consoleMentors} className={link}>
          {texts.back}
        </PageLink>
        <a href={mentorProfileHref(file.username)} className={link}>
          {texts.openPublic}
        </a>
      </p>
      <MentorFileView
        file={file}
        staffId={staff.id}
        policy={env.LISTING_POLICY}
        today={now.toISOString().slice(0, 10)}
      />
      <section aria-labelledby="public-profile-title" className="flex flex-col gap-6 border-t border-line pt-6">
        <h2 id="public-profile-title" className="font-display text-xl font-semibold">
          {texts.publicProfile}
        </h2>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="flex min-w-0 flex-col gap-9">
            <Avatar name={profile.name} src={profile.avatar} size={136} className="size-34 border border-line" />
            <AboutPanel profile={profile} />
            <CoursesPanel profile={profile} />
            <QualificationsPanel profile={profile} />
          </div>
          <StatsCard profile={profile} currentYear={now.getUTCFullYear()} isOwn />
        </div>
      </section>
    </ConsoleFrame>
  );
}
