import type { ReactNode } from "react";
import { Toaster } from "@/components/feedback/toaster";
import { Footer } from "@/components/layout/footer";
import { Navbar } from "@/components/layout/navbar";

/** The public pages: navigation bar, contents, footer. */
export default function MainLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-leaf focus:px-4 focus:py-3 focus:text-on-leaf"
      >
        Skip to content
      </a>
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}
