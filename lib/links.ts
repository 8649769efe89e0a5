import type { EducationLevelKey } from "./catalogue/education-levels";

/** Builds every internal address of the product, so that a route's spelling stands in one place. */
type QueryValue = string | number | undefined;

function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** The listing's parameters in the order of its address; left-out ones mean "all", the default sort and page 1. */
export type ListingQuery = Readonly<Record<string, QueryValue>>;

export type ProfileTab = "about" | "courses" | "qualifications" | "reviews";
export type OwnProfileTab = ProfileTab | "meetings" | "availability" | "settings";
export type InstructorTab = "requirements" | "rules";

/** A state of the booking screen; left-out ones mean the first free day and the viewer's own zone. */
export type BookingQuery = {
  /** Username of the mentor. */
  mentor?: string;
  /** The meeting that is to be moved. */
  move?: string;
  /** The open day, as "2026-03-04". */
  day?: string;
  /** An instant of the open day, by which it is found again in another time zone. */
  at?: string;
  /** IANA name of the chosen time zone. */
  zone?: string;
  /** The chosen time, as an instant. */
  slot?: string;
};

export const links = {
  home: "/",
  unavailable: "/unavailable",
  mentors: "/mentors",
  mentorDirectory: "/mentors/directory",
  tutors: "/tutors",
  subscribe: "/mentors#subscribe",
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  profile: "/profile",
  booking: "/Book-a-Meeting",
  meetings: "/profile?tab=meetings",
  api: "/api/v1",
  apiDocs: "/api/v1/docs",
  openApi: "/api/v1/openapi.json",
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

/** The home page with the classes of a level opened; the fragment leads there without a script too. */
export function homeLevelHref(level: EducationLevelKey): string {
  return `${withQuery(links.home, { level })}#standards`;
}

/** `/mentors` with the given filters. `queryOfFilter` gives them in one order, so that equal states have equal addresses. */
export function listingHref(query: ListingQuery = {}): string {
  return withQuery(links.mentors, { ...query, page: query.page === 1 ? undefined : query.page });
}

/** The tutors of a subject, by its slug, in all of India or in a town. */
export function tutorsHref(subjectSlug: string, townId?: string): string {
  return [links.tutors, subjectSlug, ...(townId ? [townId] : [])].join("/");
}

/** A page of the directory of all mentors; the first is number 1. */
export function mentorDirectoryHref(block: number): string {
  return `${links.mentorDirectory}/${block}`;
}

/** The picture that stands for a page of tutors where a link to it is shared; 1200 × 630 pixels. */
export function ogTutorsHref(subjectSlug: string, townId?: string): string {
  return `/og${tutorsHref(subjectSlug, townId)}`;
}

/** The picture that stands for a mentor where a link to the profile is shared; 1200 × 630 pixels. */
export function ogMentorHref(username: string): string {
  return `/og/mentor/${encodeURIComponent(username)}`;
}

/** A file of the sitemap, by its name. */
export function sitemapPartHref(name: string): string {
  return `/sitemaps/${name}`;
}

/** A mentor's public profile, optionally with a tab opened; About is the default and has no parameter. */
export function mentorProfileHref(username: string, tab: ProfileTab = "about"): string {
  return withQuery(`/mentor/profile/${encodeURIComponent(username)}`, { tab: tab === "about" ? undefined : tab });
}

/** One's own profile with a tab opened. */
export function ownProfileHref(tab: OwnProfileTab = "about"): string {
  return withQuery(links.profile, { tab: tab === "about" ? undefined : tab });
}

/** Parameters of one's own meetings; left-out ones mean the first page of those to come. */
type OwnMeetingsQuery = {
  when?: "upcoming" | "past";
  page?: number;
  /** The meeting that the page asks whether to cancel. */
  cancel?: string;
};

/** One's own meetings, those to come or the past ones. */
export function ownMeetingsHref({ when, page, cancel }: OwnMeetingsQuery = {}): string {
  const isPast = when === "past";
  return withQuery(links.profile, {
    tab: "meetings",
    when: isPast ? when : undefined,
    page: page === 1 ? undefined : page,
    cancel,
  });
}

/** One's own profile with the edit dialog opened at a tab, and at a field if there is one. */
export function editProfileHref(edit: string, field?: string): string {
  return withQuery(links.profile, { edit, field });
}

/** Parameters of a list of reviews; left-out ones mean the newest of all stars. */
type ReviewListQuery = { sort?: string; star?: number; after?: string; review?: string };

/** A mentor's reviews in an order, of a star count, behind a cursor, or with one that the link is about. */
export function mentorReviewsHref(username: string, { sort, star, after, review }: ReviewListQuery): string {
  const path = `/mentor/profile/${encodeURIComponent(username)}`;
  const href = withQuery(path, { tab: "reviews", sort: sort === "newest" ? undefined : sort, star, after, review });
  return review ? `${href}#review-${review}` : `${href}#reviews`;
}

/** One of one's own meetings to come, in the list; it may stand on a later page. */
export function ownMeetingHref(meetingId: string): string {
  return `${links.meetings}#meeting-${meetingId}`;
}

/** A state of the booking screen; keys keep one order, so that equal states have equal addresses. */
export function bookingHref({ mentor, move, day, at, zone, slot }: BookingQuery): string {
  return withQuery(links.booking, { mentor, move, day, at, zone, slot });
}

/** The booking screen for a mentor. */
export function bookMeetingHref(username: string): string {
  return bookingHref({ mentor: username });
}

/** The booking screen where a meeting is moved to another time of its mentor. */
export function moveMeetingHref(username: string, meetingId: string): string {
  return bookingHref({ mentor: username, move: meetingId });
}

/** One's own data as a file, refused when another account is signed in by then. */
export function exportDataHref(account: string): string {
  return `/api/v1/users/export-data?account=${account}`;
}

/** A meeting as a calendar file. */
export function meetingCalendarHref(meetingId: string): string {
  return `/api/v1/meetings/${meetingId}/calendar`;
}

/** The private calendar feed of a person; the ending tells calendar programs what it is. */
export function calendarFeedHref(userId: string, token: string): string {
  return `/api/v1/meetings/feed/${userId}/${token}.ics`;
}

/** A demo portrait by its number. */
export function portraitHref(number: number): string {
  return `/portraits/${number}.svg`;
}

/** The sign-in screen, which returns to the given path of this site afterwards. */
export function loginHref(from?: string): string {
  return withQuery(links.login, { from });
}

/** The registration, after which the sign-in returns to the given path of this site. */
export function registerHref(from?: string): string {
  return withQuery(links.register, { from });
}

/** The registration with the mentor role chosen already. */
export function registerMentorHref(): string {
  return withQuery(links.register, { role: "mentor" });
}

/** The page for future mentors with one of its tabs opened; the fragment leads there without a script too. */
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

/** The screen behind a mail's reset link. */
export function resetPasswordHref(token: string): string {
  return `${links.resetPassword}/${encodeURIComponent(token)}`;
}

/** The page where a subscription is confirmed by the button on it. */
export function confirmSubscriptionHref(token: string): string {
  return `/subscribe/confirm/${encodeURIComponent(token)}`;
}

/** The page where a subscription is ended by the button on it. */
export function unsubscribeHref(token: string): string {
  return `/subscribe/unsubscribe/${encodeURIComponent(token)}`;
}

/** Where a mail program ends a subscription with one press. */
export function oneClickUnsubscribeHref(token: string): string {
  return `/api/v1/subscriptions/unsubscribe/${encodeURIComponent(token)}`;
}

/** The screen behind a mail's verification link, from which the sign-in returns to the given path of this site. */
export function verifyEmailHref(token: string, email: string, from?: string): string {
  return withQuery(`${links.verifyEmail}/${encodeURIComponent(token)}`, { email, from });
}

/** The REST address of what a map shows of an area, with the listing's filters. */
export function mapViewHref(
  { west, south, east, north, room }: { west: number; south: number; east: number; north: number; room: number },
  { sort: _sort, ...filters }: ListingQuery,
): string {
  return withQuery("/api/v1/teachers/map", { west, south, east, north, room, ...filters });
}
