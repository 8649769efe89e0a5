import { announcementTexts as texts } from "@/lib/domain/announcements/announcement.messages";
import type { AnnouncementKind } from "@/lib/domain/announcements/announcement.schema";

const COLOURS: Record<AnnouncementKind, string> = { info: "bg-ink text-paper", warning: "bg-brick text-paper" };

type AnnouncementBarProps = { announcement: { text: string; link: string | null; kind: AnnouncementKind } | null };

/** What the staff announce, at the top of every page. */
export function AnnouncementBar({ announcement }: AnnouncementBarProps) {
  if (!announcement) return null;
  const { text, link, kind } = announcement;
  return (
    <p
      role="note"
      className={`px-4 py-2 text-center text-sm text-balance [overflow-wrap:anywhere] print:hidden ${COLOURS[kind]}`}
    >
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
