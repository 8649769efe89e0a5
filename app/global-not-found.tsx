import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { Footer } from "@/components/layout/footer";
import { Logo } from "@/components/layout/logo";
import { SkipLink } from "@/components/layout/skip-link";
import { findCurrentAnnouncement } from "@/lib/server/announcements/current-announcement";
import { site } from "@/lib/site";
import { metadata as notFoundMetadata } from "./(main)/not-found";
import RootLayout, { metadata as layoutMetadata } from "./layout";

/** This page renders the layout itself and does not inherit its metadata, which completes titles and addresses. */
export const metadata: Metadata = {
  ...notFoundMetadata,
  metadataBase: layoutMetadata.metadataBase,
  title: `${notFoundMetadata.title as string} | ${site.name}`,
};

export { viewport } from "./layout";

/**
 * The 404 page for unmatched addresses. Next serves it before rendering any page, so it includes the whole document.
 * Unlike a thrown `notFound()` it is in the HTML and readable without JavaScript. Next loads its scripts on all pages,
 * so its frame has no menus.
 */
export default async function GlobalNotFound() {
  return (
    <RootLayout>
      <AnnouncementBar announcement={await findCurrentAnnouncement()} />
      <div className="flex flex-1 flex-col">
        <SkipLink />
        <header className="border-b border-line">
          <div className="mx-auto flex max-w-page px-4 py-2.5 sm:px-6">
            <Logo />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <NotFoundPanel />
        </main>
        <Footer />
      </div>
    </RootLayout>
  );
}
