import { paperAnswersHref } from "@/lib/links";

const PRACTICE_PAPER = "/previous_questions/11th/Mathematics/mathematics-sample-paper-2023";

/** The addresses that open each public page; a new page fails the test until it is listed here or as a private one. */
export const PUBLIC_PAGES: Record<string, (username: string) => string[]> = {
  "(main)": () => ["/"],
  "(main)/mentors": () => [
    "/mentors?class=Class+9&category=highschool&sort=nameAsc",
    "/mentors?subject=Mathematics&distance=5&sort=distance",
  ],
  "(main)/mentor/profile/[username]/[[...tab]]": (username) =>
    ["", "?tab=courses", "?tab=qualifications", "?tab=reviews"].map((tab) => `/mentor/profile/${username}${tab}`),
  // A 410 page without a specific mentor; departed-mentors.test.ts opens it.
  "(main)/mentor/departed/[username]": () => [],
  "(main)/mentor/reviews/[username]": (username) => [`/mentor/profile/${username}?tab=reviews&sort=highest`],
  "(main)/mentors/directory/[[...page]]": () => ["/mentors/directory", "/mentors/directory/1"],
  "(main)/tutors/[[...area]]": () => ["/tutors", "/tutors/mathematics", "/tutors/mathematics/pune-maharashtra"],
  "(main)/shortlist": (username) => [`/shortlist?mentor=${username}`],
  "(main)/become-an-instructor": () => ["/become-an-instructor"],
  "(main)/learning-platform": () => ["/learning-platform"],
  "(main)/career": () => ["/career"],
  "(main)/privacy-policy": () => ["/privacy-policy"],
  "(main)/terms-condition": () => ["/terms-condition"],
  "(main)/contact": () => ["/contact"],
  "(main)/safety": () => ["/safety"],
  "(outage)/unavailable": () => ["/unavailable"],
  "(main)/previous_questions": () => ["/previous_questions", "/previous_questions?class=12th"],
  "(main)/previous_questions/[class]/[subject]": () => ["/previous_questions/10th/Mathematics"],
  "(main)/previous_questions/[class]/[subject]/[paper]": () => [PRACTICE_PAPER],
  "(main)/previous_questions/[class]/[subject]/[paper]/answers": () => [paperAnswersHref(PRACTICE_PAPER)],
  "(main)/report/[kind]/[id]": () => ["/report/profile/0a0b0c0d-0000-4000-8000-000000000001"],
  "(main)/report/confirm/[token]": () => [`/report/confirm/${"x".repeat(43)}`],
  "(main)/appeal/[token]": () => [`/appeal/${"x".repeat(43)}`],
  "(main)/report/sent": () => ["/report/sent?wait=mail&urgent=1"],
  "(main)/subscribe/confirm/[token]": () => [`/subscribe/confirm/${"x".repeat(43)}`],
  "(main)/subscribe/unsubscribe/[token]": () => [`/subscribe/unsubscribe/${"x".repeat(43)}`],
  "(auth)/invitation/[token]": () => [`/invitation/${"x".repeat(43)}`],
  "(auth)/login": () => ["/login"],
  "(auth)/register": () => ["/register?role=mentor"],
  "(auth)/reset-password": () => ["/reset-password"],
  "(auth)/reset-password/[resetToken]": () => [`/reset-password/${"x".repeat(43)}`],
  "(auth)/verify-email": () => ["/verify-email"],
  "(auth)/verify-email/[token]": () => [`/verify-email/${"x".repeat(43)}?email=somebody%40example.com`],
};

/** Pages behind the sign-in, those of the staff, and the outbox of a development server. */
export const PRIVATE_PAGES = [
  "(auth)/login/code",
  "(protected)/Book-a-Meeting",
  "(protected)/admin",
  "(protected)/admin/announcements",
  "(protected)/admin/audit",
  "(protected)/admin/cases",
  "(protected)/admin/cases/[id]",
  "(protected)/admin/checks",
  "(protected)/admin/join/[token]",
  "(protected)/admin/import",
  "(protected)/admin/import/[id]",
  "(protected)/admin/lists",
  "(protected)/admin/mails",
  "(protected)/admin/mentors",
  "(protected)/admin/mentors/[username]",
  "(protected)/admin/people",
  "(protected)/admin/people/[username]",
  "(protected)/admin/searches",
  "(protected)/admin/staff",
  "(protected)/profile",
  "(protected)/block/[id]",
  "(protected)/profile/security",
  "dev/outbox",
];
