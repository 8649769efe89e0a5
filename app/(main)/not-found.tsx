import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: "Page not found",
  description: `There is no page at this address of ${site.name}. Find a mentor by class and subject, or start at the home page.`,
});

export default function NotFound() {
  return <NotFoundPanel />;
}
