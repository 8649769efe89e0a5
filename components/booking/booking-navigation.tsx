"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useMemo, useTransition } from "react";
import { cn } from "@/components/ui/class-names";
import { isPlainPress } from "@/lib/client/address";

type BookingNavigation = {
  isPending: boolean;
  navigate: (href: string) => void;
  /** Reloads the current state after the server's data changes. */
  refresh: () => void;
};

const NavigationContext = createContext<BookingNavigation | null>(null);

/** Navigation of the booking screen: opens another state while the current one stays visible. */
export function useBookingNavigation(): BookingNavigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("useBookingNavigation needs a BookingStage above it.");
  return navigation;
}

/** Holds the booking screen's states. While the next one loads, the old one stays, faded and marked busy. */
export function BookingStage({ className, children }: { className?: string; children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const value = useMemo<BookingNavigation>(
    () => ({
      isPending,
      navigate: (href) => startTransition(() => router.push(href, { scroll: false })),
      refresh: () => startTransition(() => router.refresh()),
    }),
    [isPending, router],
  );
  useEffect(() => {
    // A page restored from the back/forward cache shows outdated times.
    const refreshKept = ({ persisted }: PageTransitionEvent) => persisted && router.refresh();
    window.addEventListener("pageshow", refreshKept);
    return () => window.removeEventListener("pageshow", refreshKept);
  }, [router]);
  return (
    <NavigationContext value={value}>
      <div aria-busy={isPending} className={cn("transition-opacity", isPending && "opacity-60", className)}>
        {children}
      </div>
    </NavigationContext>
  );
}

/** A plain link to another state of the booking screen. With JavaScript the rest of the screen stays in place. */
export function BookingLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const { navigate } = useBookingNavigation();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (!props["aria-disabled"]) navigate(href);
      }}
    />
  );
}
