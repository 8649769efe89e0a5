import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { links } from "@/lib/links";

/** What a visitor sees while something is away that a page needs. `children` is the way to try again. */
export function UnavailablePanel({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <Illustration name="unavailable" width={320} height={240} />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">We will be right back</h1>
      <p className="text-pretty text-ink-soft">
        A part of our service does not answer at the moment, so this page cannot be shown. What you have saved is safe.
        Please try again in a minute.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <Button asChild variant="secondary">
          <Link href={links.home} prefetch={false}>
            Go to the home page
          </Link>
        </Button>
      </div>
    </div>
  );
}
