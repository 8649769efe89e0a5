import { announcementTexts as texts } from "@/lib/domain/announcements/announcement.messages";
import type { AnnouncementKind } from "@/lib/domain/announcements/announcement.schema";
import { findCurrentAnnouncement } from "@/lib/server/announcements/current-announcement";

const COLOURS: Record<AnnouncementKind, string> = { info: "bg-ink text-paper", warning: "bg-brick text-white" };

/** What the staff announce, at the top of every page. Without an announcement it sends nothing. */
export async function AnnouncementBar() {
  const announcement = await findCurrentAnnouncement();
  if (!announcement) return null;
  const { text, link, kind } = announcement;
  return (
    <p role="note" className={`px-4 py-2 text-center text-sm text-balance [overflow-wrap:anywhere] ${COLOURS[kind]}`}>
      {text}
      {link && (
        <>
          {" "}
          <a href={link} className="font-semibold underline">
            {texts.more}
          </a>
        </>
      )}
    </p>
  );
}
