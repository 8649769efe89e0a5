import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { findPapers } from "@/lib/domain/papers/papers.rules";
import { bookingPageSchema } from "@/lib/domain/meetings/booking-page.schema";
import { links, loginHref, mentorProfileHref } from "@/lib/links";
import { openSessionToken } from "@/lib/platform/auth/session";
import { SESSION_COOKIE } from "@/lib/session-names";
import { env } from "@/lib/platform/env";
import { pagePolicy } from "@/lib/platform/process/content-security-policy";
import { lookUpPastUsername } from "@/lib/server/mentors/past-usernames";
import { isOpenToVisitors } from "@/lib/server/meetings/open-booking";
import { findTutorPage } from "@/lib/server/tutors/tutor-areas";

const PROFILES = mentorProfileHref("");
const DEPARTED_HEADER = "x-mentor-departed";
const UNKNOWN_TUTORS_HEADER = "x-unknown-tutors";
/** Next's mark of a request that a script sends to an action. */
const ACTION_HEADER = "Next-Action";
const POLICY_HEADER = "Content-Security-Policy";
/** Only this file may set them: rewrites know requests by the first two, and Next takes the nonce of a page from the others. */
const OWN_HEADERS = [DEPARTED_HEADER, UNKNOWN_TUTORS_HEADER, POLICY_HEADER, `${POLICY_HEADER}-Report-Only`];

/** Passes a request on without a client's own values of these headers, which could poison a cache in between. */
function passOn(headers: Headers, own: Record<string, string> = {}, init: ResponseInit = {}): NextResponse {
  const isClean = OWN_HEADERS.every((name) => !headers.has(name));
  if (isClean && Object.keys(own).length === 0) return NextResponse.next(init);
  const passed = new Headers(headers);
  for (const name of OWN_HEADERS) passed.delete(name);
  for (const [name, value] of Object.entries(own)) passed.set(name, value);
  return NextResponse.next({ ...init, request: { headers: passed } });
}

/** Gives the page for unknown papers its 404: a page that looks up mentors at each visit can no longer set it. */
function answerPapers({ nextUrl, headers }: NextRequest): NextResponse {
  const [classSegment = "", subjectSegment = ""] = nextUrl.pathname.split("/").slice(2);
  return passOn(headers, {}, { status: findPapers(classSegment, subjectSegment) ? 200 : 404 });
}

/**
 * Redirects from a mentor's former username to the current one, and answers 410 for a mentor who has left: both
 * are statuses that a cached page cannot have, or could not take back (docs/decisions/014-usernames.md).
 */
async function answerProfile({ nextUrl, headers }: NextRequest): Promise<NextResponse> {
  const past = await lookUpPastUsername(nextUrl.pathname.slice(PROFILES.length));
  if (past === null) return passOn(headers);
  if (past.status === "gone") {
    // A rewrite of next.config.ts knows the request by this header. One from here would be a second request to this
    // server wherever its own name for itself is not the visitor's.
    return passOn(headers, { [DEPARTED_HEADER]: "1" }, { status: 410 });
  }
  const url = nextUrl.clone();
  url.pathname = mentorProfileHref(past.username);
  // Browsers would keep it for ever, and the mentor may take the old name back.
  return NextResponse.redirect(url, { status: 308, headers: { "Cache-Control": "no-cache" } });
}

/** Addresses of tutors that name no subject or town share one cached "not found", by a rewrite like that of departed mentors. */
function answerTutors({ nextUrl, headers }: NextRequest): NextResponse {
  const segments = nextUrl.pathname.split("/").slice(2);
  return passOn(headers, findTutorPage(segments) === "unknown" ? { [UNKNOWN_TUTORS_HEADER]: "1" } : {});
}

/** A mentor's free times, which need no session. */
function isPublic({ pathname, searchParams }: NextRequest["nextUrl"]): boolean {
  return pathname === links.booking && isOpenToVisitors(bookingPageSchema.parse(Object.fromEntries(searchParams)));
}

/** Redirects visitors without a session to the sign-in screen, and gives everyone else's page a nonce for its scripts. */
async function answerProtected({ nextUrl, cookies, headers, method }: NextRequest): Promise<NextResponse> {
  const token = cookies.get(SESSION_COOKIE)?.value;
  const isSignedIn = token !== undefined && (await openSessionToken(token)) !== null;
  // An action checks for itself who sends it, and answers a form's script, which keeps what was typed.
  const isAction = method === "POST" && headers.has(ACTION_HEADER);
  if (!isSignedIn && !isAction && !isPublic(nextUrl)) {
    const login = new URL(loginHref(nextUrl.pathname + nextUrl.search), nextUrl);
    // A form that is posted without a script would otherwise be posted to the sign-in screen.
    return NextResponse.redirect(login, method === "POST" ? 303 : 307);
  }
  const policy = pagePolicy(env, randomBytes(16).toString("base64"));
  // Next writes the nonce of the request's policy into the page.
  return passOn(headers, { [POLICY_HEADER]: policy }, { headers: { [POLICY_HEADER]: policy } });
}

const isBelow = (folder: string, pathname: string) => pathname === folder || pathname.startsWith(`${folder}/`);

/** Addresses that people type or print: everything below the first ones is lowercase too. */
const SPELLED_BELOW = [links.mentors, links.tutors, PROFILES.slice(0, -1)];
const SPELLED: readonly string[] = [
  links.profile,
  links.login,
  links.register,
  links.becomeAnInstructor,
  links.previousQuestions,
  links.learningPlatform,
  links.career,
  links.terms,
  links.privacyPolicy,
  links.safety,
  links.contact,
];

/** The canonical address for one in a different case, or null if there is none. */
function spelledRight(pathname: string): string | null {
  // Escapes have capitals of their own, and no address of ours has escapes.
  if (pathname.includes("%")) return null;
  const lower = pathname.toLowerCase();
  const right = lower === links.booking.toLowerCase() ? links.booking : lower;
  const isKnown =
    right === links.booking || SPELLED.includes(right) || SPELLED_BELOW.some((page) => isBelow(page, right));
  return isKnown && right !== pathname ? right : null;
}

/**
 * Redirects visitors without a session to the sign-in screen at once; the page checks whether the session is valid. For
 * question papers and profiles it sets statuses that their pages cannot.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const right = spelledRight(pathname);
  if (right) return NextResponse.redirect(new URL(right + request.nextUrl.search, request.nextUrl), 308);
  if (pathname.startsWith(`${links.previousQuestions}/`)) return answerPapers(request);
  if (pathname.startsWith(`${links.tutors}/`)) return answerTutors(request);
  if (pathname.startsWith(PROFILES)) return answerProfile(request);
  if ([links.profile, links.booking, links.console].some((folder) => isBelow(folder, pathname)))
    return answerProtected(request);
  return passOn(request.headers);
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/profile/:path*",
    "/admin/:path*",
    "/Book-a-Meeting/:path*",
    "/previous_questions/:class/:subject",
    "/mentor/profile/:username",
    "/tutors/:area+",
    // Addresses in a different case, except those of files and the API.
    "/book-a-meeting",
    "/((?!_next/|api/|og/|portraits/|uploads/)[^.]*[A-Z][^.]*)",
    // Elsewhere only for a visitor who sends a nonce.
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy-report-only" }] },
  ],
};
