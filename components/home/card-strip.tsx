"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cardStripTexts as texts } from "@/lib/catalogue/home.messages";

/** One step in pixels (docs/product.md, Screens): a card and its gap, so that steps end at a card. */
const STEP = 300;

type Place = "start" | "middle" | "end" | "everything fits";

function placeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  const end = scrollWidth - clientWidth;
  // On screens with fractional pixels the scroll position does not reach the ends exactly.
  if (end < 2) return "everything fits";
  if (scrollLeft < 2) return "start";
  return scrollLeft > end - 2 ? "end" : "middle";
}

type CardStripProps = {
  /** Shown beside the buttons. */
  note: ReactNode;
  /** Label of the list for screen readers. */
  label: string;
  /** List items, each one step minus the gap wide: 284 px, or 268 px on wide screens, where four fill the page. */
  children: ReactNode;
};

/**
 * A row of cards with native scrolling: swipe, wheel or scroll bar, and with JavaScript also buttons and arrow keys.
 */
export function CardStrip({ note, label, children }: CardStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const left = useRef<HTMLButtonElement>(null);
  const right = useRef<HTMLButtonElement>(null);
  /** The scroll target: a press during the animation counts from there. */
  const target = useRef<number | null>(null);
  const [place, setPlace] = useState<Place>("start");

  function settle() {
    target.current = null;
  }

  /** The `scrollend` of one movement can arrive after a press has started the next. */
  function settleOnArrival({ scrollLeft }: HTMLElement) {
    if (target.current !== null && Math.abs(scrollLeft - target.current) < 2) settle();
  }

  function look(list: HTMLElement) {
    const next = placeOf(list);
    // Moves the focus away from a button that is about to be disabled, so that keyboard users keep their place.
    const fading = next === "start" ? left : next === "end" ? right : null;
    if (fading && fading.current === document.activeElement) list.focus({ preventScroll: true });
    setPlace(next);
  }

  useEffect(() => {
    const list = strip.current!;
    const observer = new ResizeObserver(() => {
      settle();
      look(list);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  function goTo(position: number) {
    const { scrollWidth, clientWidth } = strip.current!;
    target.current = Math.max(0, Math.min(scrollWidth - clientWidth, position));
    // CSS decides whether this animates or, for reduced motion, jumps.
    strip.current!.scrollTo({ left: target.current });
  }

  const step = (direction: 1 | -1) => goTo((target.current ?? strip.current!.scrollLeft) + direction * STEP);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(Infinity);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div>{note}</div>
        {place !== "everything fits" && (
          <div className="js-only flex gap-2">
            <StepButton ref={left} aria-label={texts.scrollLeft} disabled={place === "start"} onClick={() => step(-1)}>
              <i className="icon size-5 icon-arrow-left" />
            </StepButton>
            <StepButton ref={right} aria-label={texts.scrollRight} disabled={place === "end"} onClick={() => step(1)}>
              <i className="icon size-5 icon-arrow-right" />
            </StepButton>
          </div>
        )}
      </div>
      {/* On touch screens the strip snaps to cards; padding behind the last one makes the end a snap point too. */}
      <ul
        ref={strip}
        aria-label={label}
        tabIndex={0}
        onScroll={(event) => look(event.currentTarget)}
        onScrollEnd={(event) => settleOnArrival(event.currentTarget)}
        onWheel={settle}
        onPointerDown={settle}
        onKeyDown={move}
        className="-mx-4 mt-3 flex scroll-px-4 [scrollbar-width:thin] gap-4 overflow-x-auto overscroll-x-contain px-4 pt-1 pb-3 focus-visible:-outline-offset-2 motion-safe:scroll-smooth sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:gap-8 pointer-coarse:snap-x pointer-coarse:snap-proximity pointer-coarse:pe-[mod(100%+32px,300px)] sm:pointer-coarse:pe-[mod(100%+40px,300px)] lg:pointer-coarse:pe-[mod(100%+56px,300px)]"
      >
        {children}
      </ul>
    </>
  );
}

function StepButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="flex size-11 items-center justify-center rounded-full border border-leaf text-leaf transition-colors hover:bg-leaf-wash disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft disabled:opacity-60 disabled:hover:bg-transparent"
      {...props}
    />
  );
}
