"use client";

import { type ReactNode, useEffect, useState } from "react";

/** The bar changes its style beyond this scroll offset, in pixels (docs/product.md, Constants). */
const SCROLL_THRESHOLD = 10;

/** The sticky bar at the top. `data-scrolled` lets its content react to scrolling. */
export function ScrollAwareHeader({ children }: { children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > SCROLL_THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  return (
    <header
      data-scrolled={isScrolled}
      className="sticky top-0 z-40 border-b border-transparent bg-paper transition-colors data-[scrolled=true]:border-line data-[scrolled=true]:bg-card data-[scrolled=true]:shadow-float print:hidden"
    >
      {children}
    </header>
  );
}
