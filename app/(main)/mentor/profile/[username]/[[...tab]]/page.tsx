import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { AboutPanel } from "@/components/mentors/profile/about-panel";
import { BookingBar, BookingCard } from "@/components/mentors/profile/booking-card";
import { CoursesPanel } from "@/components/mentors/profile/courses-panel";
import { MentorNotFound } from "@/components/mentors/profile/mentor-not-found";
import { ProfileHeader } from "@/components/mentors/profile/profile-header";
import { ProfileTabs } from "@/components/mentors/profile/profile-tabs";
import { QualificationsPanel } from "@/components/mentors/profile/qualifications-panel";
import { StatsCard } from "@/components/mentors/profile/stats-card";
import { ReviewsPanel } from "@/components/reviews/reviews-panel";
import { profilePathSchema } from "@/lib/domain/mentors/profile.schema";
import { profileDescription, profileTitle } from "@/lib/domain/mentors/profile-summary.rules";
import { links, mentorProfileHref } from "@/lib/links";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { site } from "@/lib/site";
import { metadata as notFoundMetadata } from "../not-found";

// A page per mentor and tab, made at its first visit and kept (docs/decisions/004-cached-profiles.md).
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

/** All tabs show one document, so they share one canonical address. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (page === null) return notFoundMetadata;
  const [title, description] = [profileTitle(page.profile), profileDescription(page.profile)];
  const url = mentorProfileHref(page.profile.username);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "profile", title, description, url, siteName: site.name, username: page.profile.username },
    twitter: { card: "summary", title, description },
  };
}

function Nobody(): never {
  notFound();
}

export default async function MentorProfilePage(props: Props) {
  const page = await readPage(props);
  if (page === null) {
    // Thrown from within a boundary, the answer is a 404 with this text in its HTML; thrown from here, its body would
    // be empty until the script has run.
    return (
      <Suspense fallback={<MentorNotFound />}>
        <Nobody />
      </Suspense>
    );
  }
  const { profile, reviews, tab } = page;
  const currentYear = new Date().getUTCFullYear();

  return (
    <div className="[&_:is(a,button,[tabindex])]:scroll-mb-24">
      <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
        <Breadcrumbs
          items={[
            { label: "Home", href: links.home },
            { label: "Mentors", href: links.mentors },
            { label: profile.name },
          ]}
        />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
          <div className="flex min-w-0 flex-col gap-8">
            <ProfileHeader profile={profile} currentYear={currentYear} />
            <ProfileTabs
              username={profile.username}
              initialTab={tab}
              panels={{
                about: <AboutPanel profile={profile} />,
                courses: <CoursesPanel profile={profile} />,
                qualifications: <QualificationsPanel profile={profile} />,
                reviews: <ReviewsPanel mentorName={profile.name} rating={profile.rating} list={reviews} />,
              }}
            />
          </div>
          <aside aria-label="Booking and figures" className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
            <BookingCard profile={profile} />
            <StatsCard profile={profile} currentYear={currentYear} />
          </aside>
        </div>
      </div>
      <BookingBar profile={profile} />
    </div>
  );
}
