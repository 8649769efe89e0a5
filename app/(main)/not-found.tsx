import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";
import { mainNotFoundTexts as texts } from "@/lib/catalogue/pages.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.pageNotFound,
  description: texts.thereNoPage,
});

export default function NotFound() {
  return <NotFoundPanel />;
}
