import type { ReactNode } from "react";
import { PageAccount } from "@/components/account/page-account";
import { cn } from "@/components/ui/class-names";
import { consolePagesOf } from "@/lib/domain/staff/console-pages";
import { consoleTexts as texts, STAFF_ROLE_NAMES } from "@/lib/domain/staff/staff.messages";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";

type ConsoleFrameProps = {
  staff: { id: string; staffRole: StaffRole };
  /** Address of the open page, which the navigation marks. */
  current: string;
  title: string;
  children: ReactNode;
};

/** The frame of every page of the console: its navigation for this role, the heading, and the account for forms. */
export function ConsoleFrame({ staff, current, title, children }: ConsoleFrameProps) {
  return (
    <PageAccount account={staff.id}>
      <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
        <nav aria-label={texts.navigation} className="flex gap-1 overflow-x-auto border-b border-line">
          {consolePagesOf(staff.staffRole).map(({ href, label }) => (
            <a
              key={href}
              href={href}
              aria-current={href === current ? "page" : undefined}
              className={cn(
                "-mb-px flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                // On a phone the navigation starts at the open page.
                href === current
                  ? "border-leaf text-leaf [scroll-initial-target:nearest]"
                  : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {label}
            </a>
          ))}
        </nav>
        <header className="flex flex-col gap-1">
          <h1 className="font-display text-2xl font-bold sm:text-3xl">{title}</h1>
          <p className="text-sm text-ink-soft">{texts.role(STAFF_ROLE_NAMES[staff.staffRole])}</p>
        </header>
        {children}
      </div>
    </PageAccount>
  );
}
