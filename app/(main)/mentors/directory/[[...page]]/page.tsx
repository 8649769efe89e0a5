import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { MentorDirectory } from "@/components/mentors/mentor-directory";
import { directoryPathSchema } from "@/lib/domain/mentors/directory.schema";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links, mentorDirectoryHref } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { getDirectoryPages } from "@/lib/server/mentors/get-directory-pages";
import { listDirectoryPage } from "@/lib/server/mentors/mentor-directory.repository";
import { pageMetadata } from "@/lib/server/page-metadata";
import { metadata as notFoundMetadata } from "../../../not-found";

// The list of pages, or one of them: cached on the first visit, revalidated after ten minutes.
export const revalidate = 600;
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<"/mentors/directory/[[...page]]">;

/** The page number; 0 for the list of pages, null for an invalid address. */
async function readNumber({ params }: Props): Promise<number | null> {
  const path = directoryPathSchema.safeParse((await params).page ?? []);
  return path.success ? path.data : null;
}

const readPages = cache(getDirectoryPages);

/** Cached, so that the page and its metadata read the mentors once. */
const readMentors = cache(async (page: number) =>
  (await readPages()).some((known) => known.page === page) ? listDirectoryPage(page) : [],
);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readNumber(props);
  if (page === null || (page > 0 && (await readMentors(page)).length === 0)) return notFoundMetadata;
  const { directory, directoryDescription, directoryPage, directoryPageDescription } = tutorsMessages;
  return pageMetadata({
    title: page === 0 ? directory : directoryPage(page),
    description: page === 0 ? directoryDescription : directoryPageDescription(page),
    path: page === 0 ? links.mentorDirectory : mentorDirectoryHref(page),
    // It only links to the profiles and has no content worth indexing.
    index: false,
  });
}

function Nobody(): never {
  notFound();
}

/** Puts every mentor within three clicks of the home page, for people and crawlers. */
export default async function MentorDirectoryPage(props: Props) {
  const page = await readNumber(props);
  const [pages, mentors] = await Promise.all([page === null ? [] : readPages(), page ? readMentors(page) : []]);
  if (page === null || (page > 0 && mentors.length === 0)) {
    return (
      <Suspense fallback={<NotFoundPanel />}>
        <Nobody />
      </Suspense>
    );
  }
  return <MentorDirectory page={page} pages={pages} mentors={mentors} base={env.APP_URL} />;
}
