import type { ReactNode } from "react";
import { ShortlistForm } from "@/components/shortlist/shortlist-form";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { SkipLink } from "./skip-link";

/** Navigation bar, content, footer: the frame of every page except the sign-in screens. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <SkipLink />
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <ShortlistForm />
      <Footer />
    </div>
  );
}
