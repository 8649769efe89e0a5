import type { Metadata } from "next";
import { NotFoundPanel } from "@/components/feedback/not-found-panel";

export const metadata: Metadata = { title: "Page not found", robots: { index: false, follow: true } };

export default function NotFound() {
  return <NotFoundPanel />;
}
