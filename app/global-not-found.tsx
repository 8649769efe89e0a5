import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { PageFrame } from "@/components/layout/page-frame";
import { site } from "@/lib/site";
import { metadata as notFoundMetadata } from "./(main)/not-found";
import RootLayout, { metadata as layoutMetadata } from "./layout";

/** The layout is rendered here by this page, so its metadata, which makes titles and addresses whole, is not inherited. */
export const metadata: Metadata = {
  ...notFoundMetadata,
  metadataBase: layoutMetadata.metadataBase,
  title: `${notFoundMetadata.title as string} | ${site.name}`,
};

export { viewport } from "./layout";

/**
 * Every address that no page has. Next answers it before any page is rendered, so it brings the whole document; unlike a
 * thrown `notFound()` it is in the HTML and can be read without JavaScript. Next loads its scripts with all pages, so it takes the
 * frame from the server.
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
