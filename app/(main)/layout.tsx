import type { ReactNode } from "react";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { PageFrame } from "@/components/layout/page-frame.client";
import { findCurrentAnnouncement } from "@/lib/server/announcements/current-announcement";

/** Layout of the public pages. */
export default async function MainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AnnouncementBar announcement={await findCurrentAnnouncement()} />
      <PageFrame>{children}</PageFrame>
    </>
  );
}
