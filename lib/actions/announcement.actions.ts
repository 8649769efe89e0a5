"use server";

import { announcementTexts as texts } from "@/lib/domain/announcements/announcement.messages";
import { endAnnouncementSchema, newAnnouncementSchema } from "@/lib/domain/announcements/announcement.schema";
import { links } from "@/lib/links";
import { announce, endAnnouncement } from "@/lib/server/announcements/change-announcement";
import { refreshAnnouncement } from "@/lib/server/announcements/current-announcement";
import { defineStaffAction } from "./define-action";

export const announceAction = defineStaffAction("announce", newAnnouncementSchema, async (input, staff) => {
  await announce(staff, input);
  refreshAnnouncement();
  return { message: texts.published, redirectTo: links.announcements };
});

export const endAnnouncementAction = defineStaffAction("announce", endAnnouncementSchema, async (input, staff) => {
  await endAnnouncement(staff, input);
  refreshAnnouncement();
  return { message: texts.ended, redirectTo: links.announcements };
});
