import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { TutorAreaView } from "@/components/tutors/tutor-area-view";
import { TutorSubjects } from "@/components/tutors/tutor-subjects";
import { TutorsNotFound } from "@/components/tutors/tutors-not-found";
import { subjectSlug } from "@/lib/catalogue/subjects";
import { areaDescription, areaHref, areaTitle, TUTORS_TO_BE_INDEXED } from "@/lib/domain/tutors/tutor-area.rules";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links, ogTutorsHref } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { findTutorPage, getTutorArea, listTaughtSubjects } from "@/lib/server/tutors/tutor-areas";

// All subjects, one of them, or one in a town: cached on the first visit, revalidated after ten minutes.
export const revalidate = 600;
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<"/tutors/[[...area]]">;

const readPage = async ({ params }: Props) => findTutorPage((await params).area ?? []);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (page === "unknown") {
    const { notFoundTitle, notFoundDescription } = tutorsMessages;
    return pageMetadata({ title: notFoundTitle, description: notFoundDescription });
  }
  if (page === "all") {
    const subjects = await listTaughtSubjects(null);
    const { title, description } = tutorsMessages;
    return pageMetadata({ title, description: description(subjects.length), path: links.tutors });
  }
  const area = await getTutorArea(page.subject, page.town);
  const title = areaTitle(page.subject, page.town);
  return pageMetadata({
    title,
    description: areaDescription(area),
    path: areaHref(page.subject, page.town),
    // An area without mentors has no share image.
    image:
      area.mentorCount > 0 ? { url: ogTutorsHref(subjectSlug(page.subject), page.town?.id), alt: title } : undefined,
    index: area.mentorCount >= TUTORS_TO_BE_INDEXED ? undefined : false,
  });
}

function Nobody(): never {
  notFound();
}

export default async function TutorsPage(props: Props) {
  const page = await readPage(props);
  if (page === "unknown") {
    // Throwing inside a boundary gives a 404 with this text in its HTML.
    return (
      <Suspense fallback={<TutorsNotFound />}>
        <Nobody />
      </Suspense>
    );
  }
  if (page === "all") return <TutorSubjects subjects={await listTaughtSubjects(null)} base={env.APP_URL} />;
  return <TutorAreaView area={await getTutorArea(page.subject, page.town)} base={env.APP_URL} />;
}
