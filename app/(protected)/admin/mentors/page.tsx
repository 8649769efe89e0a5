import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { MentorQueue } from "@/components/verification/mentor-queue";
import { mentorQueueTexts as texts } from "@/lib/domain/verification/verification.messages";
import { queueQuerySchema } from "@/lib/domain/verification/verification.schema";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";
import { listMentorQueue } from "@/lib/server/verification/mentor-queue";

export const metadata: Metadata = pageMetadata({ title: texts.mentors, description: texts.description, index: false });

/** The queue of mentors who wait for approval or a check, and all others by their standing. */
export default async function MentorsPage({ searchParams }: PageProps<"/admin/mentors">) {
  const staff = await requireStaff("reviewMentors", links.consoleMentors);
  const { show, page } = queueQuerySchema.parse(await searchParams);
  const { mentors, hasNext } = await listMentorQueue(show, page);
  return (
    <ConsoleFrame staff={staff} current={links.consoleMentors} title={texts.mentors}>
      <MentorQueue mentors={mentors} show={show} page={page} hasNext={hasNext} now={new Date()} />
    </ConsoleFrame>
  );
}
