import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { MentorGrid } from "@/components/mentors/listing/mentor-grid";
import { CompareForm } from "@/components/shortlist/compare-form";
import { Comparison } from "@/components/shortlist/comparison";
import { EmptyShortlist } from "@/components/shortlist/empty-shortlist";
import { shortlistMessages as texts } from "@/lib/domain/shortlist/shortlist.messages";
import { COMPARED_MAX, SHORTLIST_COOKIE } from "@/lib/domain/shortlist/shortlist.rules";
import { shortlistPageSchema } from "@/lib/domain/shortlist/shortlist.schema";
import { links, loginHref, shortlistHref } from "@/lib/links";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listHiddenMentors } from "@/lib/server/blocks/block.repository";
import { listNextFreeTexts } from "@/lib/server/meetings/list-next-free";
import { findViewerPosition } from "@/lib/server/places/viewer-position";
import { listSavedMentors } from "@/lib/server/search/list-saved-mentors";
import { getShortlist } from "@/lib/server/shortlist/shortlist";

export const metadata: Metadata = pageMetadata({
  title: texts.title,
  description: texts.description,
  path: links.shortlist,
  index: false,
});

/** The saved mentors, and a shareable comparison of the mentors in the address. */
export default async function ShortlistPage({ searchParams }: PageProps<"/shortlist">) {
  const { mentor: asked } = shortlistPageSchema.parse(await searchParams);
  const compared = asked.slice(0, COMPARED_MAX);
  const actor = await currentActor();
  const cookie = (await cookies()).get(SHORTLIST_COOKIE)?.value;
  const [usernames, viewer, hidden] = await Promise.all([
    getShortlist({ actor, cookie }),
    findViewerPosition(),
    listHiddenMentors(actor),
  ]);
  const found = await listSavedMentors([...new Set([...usernames, ...compared])], viewer, hidden);
  const nextFree = await listNextFreeTexts(found.map(({ id }) => id));
  const saved = found.filter(({ username }) => usernames.includes(username));
  const sideBySide = found.filter(({ username }) => compared.includes(username));
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, { label: texts.title }]} base={env.APP_URL} />
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-3xl font-bold sm:text-4xl">{texts.title}</h1>
        {saved.length > 0 && <p className="max-w-prose text-ink-soft">{texts.subtitle(saved.length)}</p>}
        {saved.length > 0 && !actor && (
          <p className="max-w-prose text-ink-soft">
            {texts.keptInBrowser}{" "}
            <a href={loginHref(shortlistHref(compared))} className="font-medium text-leaf underline underline-offset-4">
              {texts.login}
            </a>
          </p>
        )}
      </header>
      {sideBySide.length > 0 && (
        <Comparison mentors={sideBySide} nextFree={nextFree} hasMore={asked.length > COMPARED_MAX} />
      )}
      {saved.length > 1 && <CompareForm mentors={saved} chosen={compared} />}
      {saved.length > 0 && <MentorGrid mentors={saved} nextFree={nextFree} />}
      {found.length === 0 && <EmptyShortlist />}
    </div>
  );
}
