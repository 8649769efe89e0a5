import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";
import { MentorProfileView } from "@/components/mentors/profile/mentor-profile-view";
import { profilePathSchema } from "@/lib/domain/mentors/profile.schema";
import { getProfileSurroundings } from "@/lib/server/mentors/get-profile-surroundings";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { reviewRules } from "@/lib/server/reviews/review-rules";
import { profileMetadata } from "@/lib/server/mentors/profile-metadata";
import { metadata as notFoundMetadata } from "../not-found";

// One page per mentor and tab, rendered on the first visit and then cached (docs/decisions/004-cached-profiles.md).
export const revalidate = 3600;
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<"/mentor/profile/[username]/[[...tab]]">;

async function readPage({ params }: Props) {
  const path = profilePathSchema.safeParse(await params);
  if (!path.success) return null;
  const page = await getMentorPage(path.data.username);
  return page && { ...page, tab: path.data.tab };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page === null ? notFoundMetadata : profileMetadata(page.profile);
}

function Nobody(): never {
  notFound();
}

export default async function MentorProfilePage(props: Props) {
  const page = await readPage(props);
  if (page === null) {
    // Throwing inside a boundary gives a 404 with this text in its HTML. Thrown here, the body would be empty until the
    // script runs.
    return (
      <Suspense fallback={<MentorNotFound />}>
        <Nobody />
      </Suspense>
    );
  }
  return (
    <MentorProfileView
      {...page}
      {...await getProfileSurroundings(page.profile)}
      reviewRules={reviewRules()}
      currentYear={new Date().getUTCFullYear()}
    />
  );
}
