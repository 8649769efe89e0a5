import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame.client";

/** Layout of the public pages. */
export default function MainLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
