import { type NextRequest, NextResponse } from "next/server";
import { loginHref } from "@/lib/links";
import { openSessionToken } from "@/lib/server/auth/session-token";
import { SESSION_COOKIE } from "@/lib/server/auth/session-cookie-name";

/** Leads visitors without a session to the sign-in screen at once. Whether the session still holds, the page checks. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const token = request.cookies.get(SESSION_COOKIE)?.value;
  if (token && (await openSessionToken(token))) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  return NextResponse.redirect(new URL(loginHref(pathname + search), request.nextUrl));
}

export const config = { runtime: "nodejs", matcher: ["/profile/:path*", "/Book-a-Meeting/:path*"] };
