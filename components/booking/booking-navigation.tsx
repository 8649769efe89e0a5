"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useMemo, useTransition } from "react";
import { cn } from "@/components/ui/class-names";
import { isPlainPress } from "@/lib/client/address";

type BookingNavigation = {
  isPending: boolean;
  navigate: (href: string) => void;
  /** Asks for the present state again, after something that the server reads has changed. */
  refresh: () => void;
};

const NavigationContext = createContext<BookingNavigation | null>(null);

/** The booking screen's navigation: opens another state while the present one stays on screen. */
export function useBookingNavigation(): BookingNavigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("useBookingNavigation needs a BookingStage above it.");
  return navigation;
}

/** Holds the booking screen's states. While another one is on its way, the old one stays, faded and marked busy. */
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
    // A page that the browser has kept whole shows the times of back then.
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

/** A plain link to another state of the booking screen that, with JavaScript, leaves everything else where it is. */
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
