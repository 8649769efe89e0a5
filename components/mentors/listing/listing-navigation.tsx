"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, createContext, type ReactNode, use, useCallback, useMemo, useTransition } from "react";
import { notify } from "@/components/feedback/toaster";
import { isPlainPress } from "@/lib/client/address";
import { listingMessages } from "@/lib/domain/search/listing.messages";

type NavigateOptions = {
  scrollToTop?: boolean;
  /** Optimistic updates that apply until the new state arrives. */
  meanwhile?: () => void;
};
type ListingNavigation = { isPending: boolean; navigate: (href: string, options?: NavigateOptions) => void };

const NavigationContext = createContext<ListingNavigation | null>(null);

/** The listing's navigation: opens another state while the current one stays on screen. */
export function useListingNavigation(): ListingNavigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error("useListingNavigation needs a ListingNavigationProvider above it.");
  return navigation;
}

/** Shares one pending state between all links and controls of the listing. */
export function ListingNavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const navigate = useCallback<ListingNavigation["navigate"]>(
    (href, { scrollToTop = false, meanwhile } = {}) => {
      // The router would load the address, and the browser's error page would replace the results.
      if (!navigator.onLine) {
        notify.error(listingMessages.offline);
        return;
      }
      startTransition(() => {
        meanwhile?.();
        router.push(href, { scroll: false });
      });
      if (!scrollToTop) return;
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
    },
    [router],
  );
  const value = useMemo(() => ({ isPending, navigate }), [isPending, navigate]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

type ListingLinkProps = ComponentProps<"a"> & { href: string; scrollToTop?: boolean };

/** A plain link to another state of the listing. With JavaScript, the old results stay until the new ones arrive. */
export function ListingLink({ href, scrollToTop, ...props }: ListingLinkProps) {
  const { navigate } = useListingNavigation();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        navigate(href, { scrollToTop });
      }}
    />
  );
}

/** Contains the results: while new ones load, the old ones stay, faded and marked busy. */
export function ListingResults({ children }: { children: ReactNode }) {
  const { isPending } = useListingNavigation();
  return (
    <div className="relative" aria-busy={isPending}>
      <div className={isPending ? "pointer-events-none opacity-50 transition-opacity" : "transition-opacity"}>
        {children}
      </div>
      {isPending && (
        <p className="absolute inset-x-0 top-16 mx-auto w-fit rounded-full border border-line bg-card px-5 py-2.5 text-sm font-medium shadow-float">
          {listingMessages.loading}
        </p>
      )}
    </div>
  );
}
