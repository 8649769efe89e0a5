import type { Metadata } from "next";
import { Announcements } from "@/components/admin/announcements";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { announcementTexts as texts } from "@/lib/domain/announcements/announcement.messages";
import { formatDateTime } from "@/lib/domain/time/format-date";
import { links } from "@/lib/links";
import { listAnnouncements } from "@/lib/server/announcements/announcement.repository";
import { pageMetadata } from "@/lib/server/page-metadata";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** What the site tells everybody, for owners and moderators. */
export default async function AnnouncementsPage() {
  const staff = await requireStaff("announce", links.announcements);
  const rows = await listAnnouncements(new Date());
  return (
    <ConsoleFrame staff={staff} current={links.announcements} title={texts.title}>
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      <Announcements
        rows={rows.map(({ startsAt, endsAt, ...row }) => ({
          ...row,
          from: formatDateTime(startsAt),
          to: formatDateTime(endsAt),
        }))}
      />
    </ConsoleFrame>
  );
}
