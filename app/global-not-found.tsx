import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { site } from "@/lib/site";
import MainLayout from "./(main)/layout";
import RootLayout from "./layout";

export const metadata: Metadata = {
  title: `Page not found | ${site.name}`,
  description: site.description,
  robots: { index: false, follow: true },
};

export { viewport } from "./layout";

/**
 * Every address that no page has. Next answers it before any page is rendered, so it brings the whole document; unlike a
 * thrown `notFound()` it is in the HTML and can be read without JavaScript.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <MainLayout>
        <NotFoundPanel />
      </MainLayout>
    </RootLayout>
  );
}
