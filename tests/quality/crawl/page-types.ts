import { hrefOfPaper, listPapersWithPage } from "@/lib/domain/papers/papers.rules";
import { SUBJECTS, subjectSlug } from "@/lib/catalogue/subjects";
import {
  appealHref,
  blockHref,
  bookMeetingHref,
  casesHref,
  confirmReportHref,
  confirmSubscriptionHref,
  consoleMentorHref,
  editProfileHref,
  findPeopleHref,
  importHref,
  links,
  mentorInvitationHref,
  listingHref,
  mentorDirectoryHref,
  mentorProfileHref,
  mentorReviewsHref,
  ownProfileHref,
  paperAnswersHref,
  paperHref,
  paperPageHref,
  personHref,
  reportHref,
  reportSentHref,
  resetPasswordHref,
  shortlistHref,
  tutorsHref,
  unsubscribeHref,
  verifyEmailHref,
} from "@/lib/links";

/** The visitor who requests a page. */
type Reader = "nobody" | "student" | "mentor" | "owner";

/** A path and its expected status. */
export type Sample = { path: string; status: number; reader: Reader };

/** The data that samples refer to. */
export type Known = {
  /** A mentor with many reviews. */
  username: string;
  /** Town of a landing page, as in its path. */
  townId: string;
  /** Later states of the booking screen. */
  bookingStates: readonly string[];
};

/** One of mathematics and, once it is written, one in Hindi. */
const PRACTICE_PAPERS = listPapersWithPage()
  .filter(
    ({ paperClass, subject }) =>
      `${paperClass.name} ${subject.name}` === "11th Mathematics" || subject.name === "Hindi",
  )
  .map(hrefOfPaper);

const NO_TOKEN = "x".repeat(43);
const NO_ID = "0a0b0c0d-0000-4000-8000-000000000001";
const [SUBJECT] = SUBJECTS.map(subjectSlug) as [string];

const open = (...paths: string[]): Sample[] => paths.map((path) => ({ path, status: 200, reader: "nobody" }));
const missing = (...paths: string[]): Sample[] => paths.map((path) => ({ path, status: 404, reader: "nobody" }));
const of = (reader: Reader, ...paths: string[]): Sample[] => paths.map((path) => ({ path, status: 200, reader }));
/** Samples for every page file, by its folder in `app`. A new page fails the crawl until it is listed here. */
export const PAGE_TYPES: Readonly<Record<string, (known: Known) => Sample[]>> = {
  "(main)": () => [...open(links.home), ...missing("/no-such-page")],
  "(main)/mentors": () =>
    open(
      listingHref(),
      listingHref({ category: "highschool" }),
      listingHref({ category: "highschool", class: "9" }),
      listingHref({ class: "nothing at all" }),
      listingHref({ view: "map" }),
    ),
  "(main)/mentors/directory/[[...page]]": () => [
    ...open(links.mentorDirectory, mentorDirectoryHref(1)),
    ...missing(mentorDirectoryHref(9999)),
  ],
  "(main)/tutors/[[...area]]": ({ townId }) => [
    ...open(links.tutors, tutorsHref(SUBJECT), tutorsHref(SUBJECT, townId)),
    ...missing(tutorsHref("alchemy")),
  ],
  "(main)/mentor/profile/[username]/[[...tab]]": ({ username }) => [
    ...open(
      mentorProfileHref(username),
      mentorProfileHref(username, "courses"),
      mentorProfileHref(username, "qualifications"),
      mentorProfileHref(username, "reviews"),
    ),
    ...missing(mentorProfileHref("no-such-mentor")),
  ],
  "(main)/mentor/reviews/[username]": ({ username }) => open(mentorReviewsHref(username, { sort: "highest" })),
  // inspect-page-types.ts requests this page last, after deleting a mentor.
  "(main)/mentor/departed/[username]": () => [],
  "(main)/shortlist": ({ username }) => open(links.shortlist, shortlistHref([username])),
  "(main)/become-an-instructor": () => open(links.becomeAnInstructor),
  "(main)/learning-platform": () => open(links.learningPlatform),
  "(main)/career": () => open(links.career),
  "(main)/privacy-policy": () => open(links.privacyPolicy),
  "(main)/terms-condition": () => open(links.terms),
  "(main)/contact": () => open(links.contact),
  "(main)/safety": () => open(links.safety),
  "(outage)/unavailable": () => open(links.unavailable),
  "(main)/previous_questions": () => open(links.previousQuestions),
  "(main)/previous_questions/[class]/[subject]": () => [
    ...open(paperHref("12th", "Maths")),
    ...missing(paperHref("12th", "Alchemy")),
  ],

  "(main)/previous_questions/[class]/[subject]/[paper]": () => [
    ...open(...PRACTICE_PAPERS),
    ...missing(paperPageHref("11th", "Mathematics", "sample-paper-99")),
  ],
  "(main)/previous_questions/[class]/[subject]/[paper]/answers": () => open(...PRACTICE_PAPERS.map(paperAnswersHref)),
  "(main)/report/[kind]/[id]": () => open(reportHref("profile", NO_ID), reportHref("profile", "x")),
  "(main)/report/confirm/[token]": () => open(confirmReportHref(NO_TOKEN)),
  "(main)/appeal/[token]": () => open(appealHref(NO_TOKEN)),
  "(main)/report/sent": () => open(reportSentHref({ wait: "mail", urgent: "1" })),
  "(main)/subscribe/confirm/[token]": () => open(confirmSubscriptionHref(NO_TOKEN)),
  "(main)/subscribe/unsubscribe/[token]": () => open(unsubscribeHref(NO_TOKEN)),
  "(auth)/invitation/[token]": () => open(mentorInvitationHref(NO_TOKEN)),
  "(auth)/login": () => open(links.login),
  // It redirects everybody who has no second factor.
  "(auth)/login/code": () => [],
  "(auth)/register": () => open(links.register),
  "(auth)/reset-password": () => open(links.resetPassword),
  "(auth)/reset-password/[resetToken]": () => open(resetPasswordHref(NO_TOKEN)),
  "(auth)/verify-email": () => open("/verify-email"),
  "(auth)/verify-email/[token]": () => open(verifyEmailHref(NO_TOKEN, "somebody@example.com")),
  "(protected)/Book-a-Meeting": ({ username, bookingStates }) =>
    of("student", links.booking, bookMeetingHref(username), ...bookingStates),
  "(protected)/block/[id]": () => of("student", blockHref(NO_ID)),
  "(protected)/profile/security": () => of("student", links.security),
  "(protected)/profile": () => [
    ...of("student", links.profile, ownProfileHref("meetings"), ownProfileHref("settings")),
    ...of(
      "mentor",
      links.profile,
      editProfileHref("teaching"),
      ownProfileHref("courses"),
      ownProfileHref("qualifications"),
      ownProfileHref("reviews"),
      ownProfileHref("meetings"),
      ownProfileHref("availability"),
      ownProfileHref("settings"),
    ),
  ],
  "(protected)/admin": () => of("owner", links.console),
  "(protected)/admin/announcements": () => of("owner", links.announcements),
  "(protected)/admin/audit": () => of("owner", links.audit),
  "(protected)/admin/cases": () => of("owner", links.cases, casesHref({ show: "closed" })),
  // The queue links the cases of the demo.
  "(protected)/admin/cases/[id]": () => [],
  "(protected)/admin/checks": () => of("owner", links.consoleChecks),
  "(protected)/admin/import": () => of("owner", links.importMentors),
  "(protected)/admin/import/[id]": () => of("owner", importHref(NO_ID)),
  "(protected)/admin/lists": () => of("owner", links.lists),
  "(protected)/admin/mails": () => of("owner", links.failedMails),
  "(protected)/admin/mentors": () => of("owner", links.consoleMentors),
  "(protected)/admin/mentors/[username]": ({ username }) => of("owner", consoleMentorHref(username)),
  "(protected)/admin/people": () => of("owner", links.people, findPeopleHref("rao")),
  "(protected)/admin/people/[username]": ({ username }) => of("owner", personHref(username)),
  "(protected)/admin/searches": () => of("owner", links.emptySearches),
  "(protected)/admin/staff": () => of("owner", links.staff),
  // Without an invitation it is a thrown "not found", which needs a script to be read.
  "(protected)/admin/join/[token]": () => [],
  "dev/outbox": () => open(links.outbox),
};
