"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useIsHydrated } from "@/lib/client/address";
import { LoadingScreen } from "./loading-screen";

/**
 * The loading screen during client navigation. A full page load gets no streaming fallback: late parts are in the wrong
 * place until a script moves them, so they would stay there without JavaScript.
 */
export function NavigationLoading({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isWayWithin] = useState(isHydrated);
  return isWayWithin ? <Suspense fallback={<LoadingScreen />}>{children}</Suspense> : children;
}
