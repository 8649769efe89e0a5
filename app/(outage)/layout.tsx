import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame.client";

/** The public pages' layout without announcements: the server keeps this page from its start, and they end. */
export default function OutageLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
