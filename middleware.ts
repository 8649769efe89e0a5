import { type NextRequest, NextResponse } from "next/server";
import { findPapers } from "@/lib/domain/papers/papers.rules";
import { links, loginHref } from "@/lib/links";
import { openSessionToken } from "@/lib/server/auth/session-token";
import { SESSION_COOKIE } from "@/lib/server/auth/session-cookie-name";

/** Gives the page for unknown papers its 404: a page that looks up mentors on each visit can no longer do so itself. */
function answerPapers({ nextUrl }: NextRequest): NextResponse {
  const [classSegment = "", subjectSegment = ""] = nextUrl.pathname.split("/").slice(2);
  return NextResponse.next({ status: findPapers(classSegment, subjectSegment) ? 200 : 404 });
}

/**
 * Leads visitors without a session to the sign-in screen at once; whether the session still holds, the page checks. For
 * question papers it knows the addresses that name none.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.nextUrl.pathname.startsWith(`${links.previousQuestions}/`)) return answerPapers(request);
  const token = request.cookies.get(SESSION_COOKIE)?.value;
  if (token && (await openSessionToken(token))) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  return NextResponse.redirect(new URL(loginHref(pathname + search), request.nextUrl));
}

export const config = {
  runtime: "nodejs",
  matcher: ["/profile/:path*", "/Book-a-Meeting/:path*", "/previous_questions/:class/:subject"],
};
