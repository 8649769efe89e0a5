import { AccountMenu } from "@/components/account/account-menu";
import { PageLink } from "@/components/ui/page-link";
import { navbarTexts as texts } from "@/lib/catalogue/layout.messages";
import { links } from "@/lib/links";
import { ClosingDetails } from "./closing-details";
import { GradeMenus } from "./grade-menus";
import { Logo } from "./logo";
import { PapersLink } from "./papers-link";
import { ScrollAwareHeader } from "./scroll-aware-header";
import { ThemeSwitch } from "./theme-switch";

const ITEM = "flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 font-medium hover:bg-leaf-wash";

/** The bar at the top of every public page. Its menu opens without JavaScript too; on phones it comes last. */
export function Navbar() {
  return (
    <ScrollAwareHeader>
      <nav aria-label={texts.main} className="relative mx-auto flex max-w-page items-center gap-2 px-4 py-2.5 sm:px-6">
        <Logo inBar />
        <ClosingDetails className="group max-md:order-last max-sm:-ml-1 md:ml-4">
          <summary className={`${ITEM} list-none max-md:w-11 max-md:justify-center max-md:px-0`}>
            <i className="icon icon-menu md:hidden" />
            <span className="sr-only md:hidden">{texts.menu}</span>
            <span className="max-md:hidden">{texts.findMentors}</span>
            <i className="icon size-4 transition-transform icon-chevron-down group-open:rotate-180 max-md:hidden" />
          </summary>
          <div className="absolute inset-x-0 top-full border-line bg-card shadow-float max-md:max-h-[calc(100dvh-4.5rem)] max-md:overflow-y-auto max-md:border-b max-md:px-4 max-md:pt-2 max-md:pb-6 md:inset-x-6 md:mt-1 md:rounded-card md:border md:p-6">
            <GradeMenus />
            <div className="mt-4 border-t border-line pt-2 md:hidden [&>a]:-ml-3">
              <PageLink href={links.shortlist} className={`${ITEM} sm:hidden`}>
                {texts.shortlist}
              </PageLink>
              <PapersLink className={ITEM} />
            </div>
          </div>
        </ClosingDetails>
        <PapersLink className={`${ITEM} max-md:hidden md:-ml-1`} />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <PageLink
            href={links.shortlist}
            className="inline-flex size-11 items-center justify-center rounded-full hover:bg-leaf-wash max-sm:hidden"
          >
            <i className="icon icon-heart" />
            <span className="sr-only">{texts.shortlist}</span>
          </PageLink>
          <ThemeSwitch />
          <AccountMenu />
        </div>
      </nav>
    </ScrollAwareHeader>
  );
}
