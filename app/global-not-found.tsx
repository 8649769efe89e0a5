import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { PageFrame } from "@/components/layout/page-frame";
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
 * so it uses the server's frame.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <PageFrame>
        <NotFoundPanel />
      </PageFrame>
    </RootLayout>
  );
}
