import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import { bookingLayoutTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { links } from "@/lib/links";
import { BookingStage } from "./booking-navigation";

type BookingLayoutProps = { title: string; crumbs: readonly Crumb[]; aside: ReactNode; children: ReactNode };

/** The booking screen: the mentor, and the step in the URL. */
export function BookingLayout({ title, crumbs, aside, children }: BookingLayoutProps) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs items={[{ label: texts.home, href: links.home }, ...crumbs]} />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8">
        <div className="lg:sticky lg:top-24 lg:self-start">{aside}</div>
        <BookingStage>{children}</BookingStage>
      </div>
    </div>
  );
}
