import { announcementTexts } from "@/lib/domain/announcements/announcement.messages";
import { auditTexts } from "@/lib/domain/audit/audit.messages";
import { caseTexts } from "@/lib/domain/cases/case.messages";
import { links } from "@/lib/links";
import { importTexts } from "@/lib/domain/imports/mentor-import.messages";
import { listExportTexts } from "@/lib/domain/lists/list-export.messages";
import { emptySearchTexts } from "@/lib/domain/search/empty-search.messages";
import { checksPageTexts, mentorQueueTexts } from "@/lib/domain/verification/verification.messages";
import { peopleTexts } from "@/lib/domain/people/people.messages";
import { failedMailTexts } from "./operations.messages";
import { consoleTexts as texts } from "./staff.messages";
import { staffPageTexts } from "./staff-page.messages";
import { type Capability, type StaffRole, staffMay } from "./staff.policy";

type ConsolePage = { href: string; label: string; capability: Capability };

/** Every page of the console, in the order of its navigation. */
const CONSOLE_PAGES: readonly ConsolePage[] = [
  { href: links.console, label: texts.overview, capability: "seeConsole" },
  { href: links.consoleMentors, label: mentorQueueTexts.mentors, capability: "reviewMentors" },
  { href: links.cases, label: caseTexts.title, capability: "decideCases" },
  { href: links.people, label: peopleTexts.title, capability: "findPeople" },
  { href: links.emptySearches, label: emptySearchTexts.title, capability: "seeConsole" },
  { href: links.failedMails, label: failedMailTexts.title, capability: "resendMails" },
  { href: links.announcements, label: announcementTexts.title, capability: "announce" },
  { href: links.consoleChecks, label: checksPageTexts.checks, capability: "defineChecks" },
  { href: links.staff, label: staffPageTexts.title, capability: "manageStaff" },
  { href: links.importMentors, label: importTexts.title, capability: "importMentors" },
  { href: links.lists, label: listExportTexts.title, capability: "exportLists" },
  { href: links.audit, label: auditTexts.title, capability: "readAudit" },
];

/** The pages that a staff role may open. */
export function consolePagesOf(role: StaffRole): readonly ConsolePage[] {
  return CONSOLE_PAGES.filter(({ capability }) => staffMay(role, capability));
}
