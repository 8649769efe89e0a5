import { AccountMenu } from "@/components/account/account-menu";
import { ClosingDetails } from "./closing-details";
import { GradeMenus } from "./grade-menus";
import { Logo } from "./logo";
import { PapersLink } from "./papers-link";
import { ScrollAwareHeader } from "./scroll-aware-header";
import { ThemeSwitch } from "./theme-switch";

const ITEM = "flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 font-medium hover:bg-leaf-wash";

/** The bar at the top of every public page. Its menus open without JavaScript too. */
export function Navbar() {
  return (
    <ScrollAwareHeader>
      <nav aria-label="Main" className="relative mx-auto flex max-w-page items-center gap-2 px-4 py-2.5 sm:px-6">
        <Logo inBar />
        <div className="ml-4 hidden items-center gap-1 md:flex">
          <ClosingDetails className="group">
            <summary className={`${ITEM} list-none`}>
              Find mentors
              <i className="icon size-4 transition-transform icon-chevron-down group-open:rotate-180" />
            </summary>
            <div className="absolute inset-x-4 top-full mt-1 rounded-card border border-line bg-card p-6 shadow-float sm:inset-x-6">
              <GradeMenus />
            </div>
          </ClosingDetails>
          <PapersLink className={ITEM} />
        </div>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeSwitch />
          <AccountMenu />
          <ClosingDetails className="md:hidden">
            <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control hover:bg-leaf-wash">
              <i className="icon size-6 icon-menu" />
              <span className="sr-only">Menu</span>
            </summary>
            <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-line bg-card px-4 pt-2 pb-6 shadow-float">
              <GradeMenus />
              <div className="mt-4 border-t border-line pt-2 [&>a]:-ml-3">
                <PapersLink className={ITEM} />
              </div>
            </div>
          </ClosingDetails>
        </div>
      </nav>
    </ScrollAwareHeader>
  );
}
