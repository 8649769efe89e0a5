import { notFound } from "next/navigation";
import { MentorDeparted } from "@/components/mentors/profile/mentor-departed";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { listSimilarMentors } from "@/lib/server/search/list-similar-mentors";
import { findPastUsername } from "@/lib/server/mentors/past-username.repository";
import { pageMetadata } from "@/lib/server/page-metadata";
import { findViewerPosition } from "@/lib/server/places/viewer-position";

export const metadata = pageMetadata({
  title: profileMessages.departed,
  description: profileMessages.departedSummary,
});

/**
 * The page of a mentor who deleted the account. `middleware.ts` sets status 410, which a cached page cannot set, and a
 * rewrite serves this page.
 */
export default async function DepartedMentorPage({ params }: PageProps<"/mentor/departed/[username]">) {
  const path = usernameParamSchema.safeParse(await params);
  const past = path.success ? await findPastUsername(path.data.username) : null;
  if (past?.status !== "gone") notFound();
  return <MentorDeparted {...await listSimilarMentors(past.subjectIds, await findViewerPosition())} />;
}
