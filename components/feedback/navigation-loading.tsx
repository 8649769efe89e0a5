"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useIsHydrated } from "@/lib/client/address";
import { LoadingScreen } from "./loading-screen";

/**
 * The loading screen of ways within the site. A page that the browser fetches as a whole comes in one piece: in a page
 * that is streamed, late parts stand in wrong places until a script moves them, and without one they stay there.
 */
export function NavigationLoading({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isWayWithin] = useState(isHydrated);
  return isWayWithin ? <Suspense fallback={<LoadingScreen />}>{children}</Suspense> : children;
}
