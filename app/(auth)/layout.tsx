import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AuthCarousel } from "@/components/auth/auth-carousel";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { Logo } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { findCurrentAnnouncement } from "@/lib/server/announcements/current-announcement";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The sign-in screens: a form beside a carousel of three pictures. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AnnouncementBar announcement={await findCurrentAnnouncement()} />
      <div className="grid flex-1 lg:grid-cols-2">
        <div className="flex flex-col">
          <header className="flex items-center justify-between px-4 py-2.5 sm:px-8">
            <Logo />
            <ThemeSwitch />
          </header>
          <main id="content" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8">
            {children}
          </main>
        </div>
        <aside className="flex items-center justify-center bg-leaf-wash px-6 py-8 lg:py-12">
          <AuthCarousel />
        </aside>
      </div>
    </>
  );
}
