import { skipLinkTexts as texts } from "@/lib/catalogue/layout.messages";

/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-leaf focus:px-4 focus:py-3 focus:text-on-leaf"
    >
      {texts.skipContent}
    </a>
  );
}
