import { z } from "zod";
import { announcementMessages as messages } from "./announcement.messages";

export const ANNOUNCEMENT_MAX = 200;
const LINK_MAX = 300;

const ANNOUNCEMENT_KINDS = ["info", "warning"] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** A path of this site. Two slashes, or a backslash, would lead to another one. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

function isAllowedLink(link: string): boolean {
  return OWN_PATH.test(link) || (link.startsWith("https://") && URL.canParse(link));
}

/** A time of a browser's field, such as "2026-03-04T18:30", in UTC. */
const utcTime = z.iso
  .datetime({ local: true, error: messages.timeWrong })
  .transform((time) => new Date(time.endsWith("Z") ? time : `${time}Z`));

export const newAnnouncementSchema = z.object({
  text: z
    .string(messages.textMissing)
    .trim()
    .min(1, messages.textMissing)
    .max(ANNOUNCEMENT_MAX, messages.tooLong(ANNOUNCEMENT_MAX)),
  link: z
    .string()
    .trim()
    .max(LINK_MAX, messages.tooLong(LINK_MAX))
    .refine((link) => link === "" || isAllowedLink(link), messages.linkWrong)
    .transform((link) => link || null),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  /** Null means now. */
  startsAt: z.union([z.literal("").transform(() => null), utcTime], messages.timeWrong),
  endsAt: utcTime,
});
export const endAnnouncementSchema = z.object({ announcementId: z.uuid() });

export type NewAnnouncement = z.output<typeof newAnnouncementSchema>;
export type EndAnnouncement = z.output<typeof endAnnouncementSchema>;
