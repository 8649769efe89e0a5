import type { EducationLevelKey } from "./catalogue/education-levels";

/** Builds every internal address, so that each route's spelling is in one place. */
type QueryValue = string | number | undefined;

function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** The listing's parameters in address order; omitted ones mean "all", the default sort and page 1. */
export type ListingQuery = Readonly<Record<string, QueryValue>>;

export type ProfileTab = "about" | "courses" | "qualifications" | "reviews";
export type OwnProfileTab = ProfileTab | "meetings" | "availability" | "settings";
export type InstructorTab = "requirements" | "rules";

/** A state of the booking screen; omitted parameters mean the first free day and the viewer's own zone. */
export type BookingQuery = {
  /** Username of the mentor. */
  mentor?: string;
  /** The meeting to move. */
  move?: string;
  /** The open day, as "2026-03-04". */
  day?: string;
  /** A time on the open day, which identifies the day in another time zone. */
  at?: string;
  /** IANA name of the chosen time zone. */
  zone?: string;
  /** The chosen time. */
  slot?: string;
  /** The meeting that has just been booked. */
  booked?: string;
};

export const links = {
  home: "/",
  unavailable: "/unavailable",
  contact: "/contact",
  safety: "/safety",
  mentors: "/mentors",
  mentorDirectory: "/mentors/directory",
  tutors: "/tutors",
  shortlist: "/shortlist",
  subscribe: "/mentors#subscribe",
  login: "/login",
  register: "/register",
  signInCode: "/login/code",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  profile: "/profile",
  booking: "/Book-a-Meeting",
  security: "/profile/security",
  meetings: "/profile?tab=meetings",
  verification: "/profile?tab=about#verification",
  api: "/api/v1",
  apiDocs: "/api/v1/docs",
  openApi: "/api/v1/openapi.json",
  console: "/admin",
  staff: "/admin/staff",
  audit: "/admin/audit",
  auditCsv: "/admin/audit.csv",
  lists: "/admin/lists",
  mentorsCsv: "/admin/mentors.csv",
  meetingsCsv: "/admin/meetings.csv",
  consoleMentors: "/admin/mentors",
  consoleChecks: "/admin/checks",
  cases: "/admin/cases",
  people: "/admin/people",
  emptySearches: "/admin/searches",
  failedMails: "/admin/mails",
  announcements: "/admin/announcements",
  importMentors: "/admin/import",
  outbox: "/dev/outbox",
  ogSite: "/og/site",
  logo: "/icons/icon-512.png",
  becomeAnInstructor: "/become-an-instructor",
  previousQuestions: "/previous_questions",
  learningPlatform: "/learning-platform",
  career: "/career",
  terms: "/terms-condition",
  privacyPolicy: "/privacy-policy",
  sitemap: "/sitemap.xml",
} as const;

/** The home page with a level's classes open; the fragment works without JavaScript too. */
export function homeLevelHref(level: EducationLevelKey): string {
  return `${withQuery(links.home, { level })}#standards`;
}

/**
 * `/mentors` with the given filters. `queryOfFilter` keeps them in one order, so that equal states have equal
 * addresses.
 */
export function listingHref(query: ListingQuery = {}): string {
  return withQuery(links.mentors, { ...query, page: query.page === 1 ? undefined : query.page });
}

/** The shortlist, with mentors to compare by their usernames. */
export function shortlistHref(usernames: readonly string[] = []): string {
  const compared = new URLSearchParams(usernames.map((username) => ["mentor", username]));
  return usernames.length === 0 ? links.shortlist : `${links.shortlist}?${compared.toString()}`;
}

/** The tutors of a subject, by its slug, in all of India or in a town. */
export function tutorsHref(subjectSlug: string, townId?: string): string {
  return [links.tutors, subjectSlug, ...(townId ? [townId] : [])].join("/");
}

/** A page of the directory of all mentors; the first is number 1. */
export function mentorDirectoryHref(block: number): string {
  return `${links.mentorDirectory}/${block}`;
}

/** The share image of a tutors page, 1200 × 630 pixels. */
export function ogTutorsHref(subjectSlug: string, townId?: string): string {
  return `/og${tutorsHref(subjectSlug, townId)}`;
}

/** The share image of a mentor's profile, 1200 × 630 pixels. */
export function ogMentorHref(username: string): string {
  return `/og/mentor/${encodeURIComponent(username)}`;
}

/** A file of the sitemap, by its name. */
export function sitemapPartHref(name: string): string {
  return `/sitemaps/${name}`;
}

/** The staff's queue of mentors; omitted parameters mean those who wait, and the first page. */
export function consoleMentorsHref({ show, page }: { show?: string; page?: number }): string {
  return withQuery(links.consoleMentors, { show, page: page === 1 ? undefined : page });
}

/** A mentor's standing and checks, for staff. */
export function consoleMentorHref(username: string): string {
  return `${links.consoleMentors}/${encodeURIComponent(username)}`;
}

/** The staff's queue of cases; omitted parameters mean open cases of all kinds, and the first page. */
export function casesHref({ page, ...filter }: CaseFilterParams & { page?: number }): string {
  return withQuery(links.cases, { ...filter, page: page === 1 ? undefined : page });
}

/** A case, for staff. */
export function caseHref(id: string): string {
  return `${links.cases}/${encodeURIComponent(id)}`;
}

type CaseFilterParams = { show?: string; kind?: string; reason?: string; source?: string };

/** People whom staff have searched by a name or username. An address never becomes part of it. */
export function findPeopleHref(find: string): string {
  return withQuery(links.people, { find });
}

/** A person's account, for staff. */
export function personHref(username: string): string {
  return `${links.people}/${encodeURIComponent(username)}`;
}

/** A mentor's public profile, optionally with a tab open; About is the default and has no parameter. */
export function mentorProfileHref(username: string, tab: ProfileTab = "about"): string {
  return withQuery(`/mentor/profile/${encodeURIComponent(username)}`, { tab: tab === "about" ? undefined : tab });
}

/** The user's own profile with a tab open. Without a tab the page chooses: meetings if one is to come, else About. */
export function ownProfileHref(tab: OwnProfileTab): string {
  return withQuery(links.profile, { tab });
}

/** Parameters of the user's own meetings; omitted ones mean the first page of upcoming meetings. */
type OwnMeetingsQuery = {
  when?: "upcoming" | "past";
  page?: number;
  /** The meeting whose cancellation the page asks to confirm. */
  cancel?: string;
};

/** The user's own meetings, upcoming or past. */
export function ownMeetingsHref({ when, page, cancel }: OwnMeetingsQuery = {}): string {
  const isPast = when === "past";
  return withQuery(links.profile, {
    tab: "meetings",
    when: isPast ? when : undefined,
    page: page === 1 ? undefined : page,
    cancel,
  });
}

/** The user's own profile with the edit dialog open at a tab, and optionally at a field. */
export function editProfileHref(edit: string, field?: string): string {
  return withQuery(links.profile, { tab: "about", edit, field });
}

/** Parameters of a list of reviews; omitted ones mean newest first with any star rating. */
type ReviewListQuery = { sort?: string; star?: number; after?: string; review?: string };

/** A mentor's reviews: sorted, filtered by stars, after a cursor, or with the linked review. */
export function mentorReviewsHref(username: string, { sort, star, after, review }: ReviewListQuery): string {
  const path = `/mentor/profile/${encodeURIComponent(username)}`;
  const href = withQuery(path, { tab: "reviews", sort: sort === "newest" ? undefined : sort, star, after, review });
  return review ? `${href}#review-${review}` : `${href}#reviews`;
}

/** One of the user's upcoming meetings in the list; it may be on a later page. */
export function ownMeetingHref(meetingId: string): string {
  return `${links.meetings}#meeting-${meetingId}`;
}

/** A state of the booking screen; parameters keep one order, so that equal states have equal addresses. */
export function bookingHref({ mentor, move, day, at, zone, slot, booked }: BookingQuery): string {
  return withQuery(links.booking, { mentor, move, day, at, zone, slot, booked });
}

/** The booking screen for a mentor. */
export function bookMeetingHref(username: string): string {
  return bookingHref({ mentor: username });
}

/** The booking screen for moving a meeting to another time with the same mentor. */
export function moveMeetingHref(username: string, meetingId: string): string {
  return bookingHref({ mentor: username, move: meetingId });
}

/** The lasting page about a meeting that has been booked. */
export function bookedMeetingHref(meetingId: string): string {
  return bookingHref({ booked: meetingId });
}

/** The user's own data as a file; rejected when another account is signed in by then. */
export function exportDataHref(account: string): string {
  return `/api/v1/users/export-data?account=${account}`;
}

/** A meeting as a calendar file. */
export function meetingCalendarHref(meetingId: string): string {
  return `/api/v1/meetings/${meetingId}/calendar`;
}

/** The REST address of a mentor's free times, from one day to another of the zone ("2026-03-04"). */
export function slotsHref(username: string, query: { from: string; to: string; timeZone: string }): string {
  return withQuery(`/api/v1/teachers/slots/${encodeURIComponent(username)}`, query);
}

/** A user's private calendar feed; the extension identifies the format for calendar programs. */
export function calendarFeedHref(userId: string, token: string): string {
  return `/api/v1/meetings/feed/${userId}/${token}.ics`;
}

/** A demo portrait by its number. */
export function portraitHref(number: number): string {
  return `/portraits/${number}.svg`;
}

/** The sign-in page, which then returns to the given path of this site. */
export function loginHref(from?: string): string {
  return withQuery(links.login, { from });
}

/** The screen that asks for a code of the second factor, then returns to the given path of this site. */
export function signInCodeHref(from?: string): string {
  return withQuery(links.signInCode, { from });
}

/** The screen of second factor and sessions; after the set-up it returns to the given path. */
export function securityHref(from?: string): string {
  return withQuery(links.security, { from });
}

/** The registration page; the later sign-in returns to the given path of this site. */
export function registerHref(from?: string): string {
  return withQuery(links.register, { from });
}

/** The registration page with the mentor role preselected. */
export function registerMentorHref(): string {
  return withQuery(links.register, { role: "mentor" });
}

/** The page for future mentors with a tab open; the fragment works without JavaScript too. */
export function instructorTabHref(tab: InstructorTab): string {
  return `${withQuery(links.becomeAnInstructor, { tab })}#instructor-${tab}`;
}

/** The question papers, of all classes or of one. */
export function papersHref(className?: string): string {
  return withQuery(links.previousQuestions, { class: className });
}

/** The question papers of a class's subject. */
export function paperHref(className: string, subject: string): string {
  return `${links.previousQuestions}/${encodeURIComponent(className)}/${encodeURIComponent(subject)}`;
}

/** A paper's own page, by the last segment of its address. */
export function paperPageHref(className: string, subject: string, paper: string): string {
  return `${paperHref(className, subject)}/${paper}`;
}

/** The page of a practice paper with its answers. */
export function paperAnswersHref(pageHref: string): string {
  return `${pageHref}/answers`;
}

/** The PDF of a practice paper, made from its data. */
export function practicePdfHref(file: string): string {
  return `/practice-papers/${file.replace("/", "-")}.pdf`;
}

/** The page that a reset link opens. */
export function resetPasswordHref(token: string): string {
  return `${links.resetPassword}/${encodeURIComponent(token)}`;
}

/** The page with the button that confirms a subscription. */
export function confirmSubscriptionHref(token: string): string {
  return `/subscribe/confirm/${encodeURIComponent(token)}`;
}

/** The page with the button that ends a subscription. */
export function unsubscribeHref(token: string): string {
  return `/subscribe/unsubscribe/${encodeURIComponent(token)}`;
}

/** Where a mail program unsubscribes with one click. */
export function oneClickUnsubscribeHref(token: string): string {
  return `/api/v1/subscriptions/unsubscribe/${encodeURIComponent(token)}`;
}

/** The page that a verification link opens; the later sign-in returns to the given path of this site. */
export function verifyEmailHref(token: string, email: string, from?: string): string {
  return withQuery(`${links.verifyEmail}/${encodeURIComponent(token)}`, { email, from });
}

/** The REST address of an area of the map, with the listing's filters. */
export function mapViewHref(
  { west, south, east, north, room }: { west: number; south: number; east: number; north: number; room: number },
  { sort: _sort, ...filters }: ListingQuery,
): string {
  return withQuery("/api/v1/teachers/map", { west, south, east, north, room, ...filters });
}

/** The console's audit, or its file, with the given filters. */
export function auditHref(query: Readonly<Record<string, QueryValue>>, path: string = links.audit): string {
  return withQuery(path, query);
}

/** The page that an invitation to the staff opens. */
export function joinStaffHref(token: string): string {
  return `${links.console}/join/${encodeURIComponent(token)}`;
}

/** The form to report a mentor's profile or picture, a review, or a meeting's other side. */
export function reportHref(kind: "profile" | "review" | "picture" | "meeting", id: string): string {
  return `/report/${kind}/${encodeURIComponent(id)}`;
}

/** The page that blocks somebody. */
export function blockHref(userId: string): string {
  return `/block/${encodeURIComponent(userId)}`;
}

/** The page after a report: what happens next. */
export function reportSentHref({ wait, urgent }: { wait?: "mail"; urgent?: "1" }): string {
  return withQuery("/report/sent", { wait, urgent });
}

/** A table of mentors that was uploaded, for owners. */
export function importHref(id: string): string {
  return `${links.importMentors}/${encodeURIComponent(id)}`;
}

/** The page where an invited mentor accepts or declines the imported profile. */
export function mentorInvitationHref(token: string): string {
  return `/invitation/${encodeURIComponent(token)}`;
}

/** The page to appeal against a decision of the staff. */
export function appealHref(token: string): string {
  return `/appeal/${encodeURIComponent(token)}`;
}

/** The page with the button that confirms a visitor's report. */
export function confirmReportHref(token: string): string {
  return `/report/confirm/${encodeURIComponent(token)}`;
}
