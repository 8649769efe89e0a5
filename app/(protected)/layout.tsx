import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SameAccount } from "@/components/account/same-account";
import { NavigationLoading } from "@/components/feedback/navigation-loading";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { KeepDeviceZone } from "@/components/layout/keep-device-zone";
import { PageFrame } from "@/components/layout/page-frame.client";
import { findCurrentAnnouncement } from "@/lib/server/announcements/current-announcement";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * Layout of the pages behind the sign-in. Each page checks the session itself, because a layout does not render again
 * on every client navigation.
 */
export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AnnouncementBar announcement={await findCurrentAnnouncement()} />
      <PageFrame>
        <SameAccount />
        <KeepDeviceZone />
        <NavigationLoading>{children}</NavigationLoading>
      </PageFrame>
    </>
  );
}
