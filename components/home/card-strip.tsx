"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cardStripTexts as texts } from "@/lib/catalogue/home.messages";

/** Pixels of one step (docs/product.md, Screens): a card and the gap beside it, so that steps end at a card. */
const STEP = 300;

type Place = "start" | "middle" | "end" | "everything fits";

function placeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  const end = scrollWidth - clientWidth;
  // Where a screen has fractions of pixels, the ends are reached only nearly.
  if (end < 2) return "everything fits";
  if (scrollLeft < 2) return "start";
  return scrollLeft > end - 2 ? "end" : "middle";
}

type CardStripProps = {
  /** Stands beside the buttons. */
  note: ReactNode;
  /** What the cards are, for screen readers. */
  label: string;
  /** Items of a list, as wide as a step without the gap: 284 px, or 268 px on wide screens, where four of them fill the page. */
  children: ReactNode;
};

/** Cards in a row that scrolls by itself: by swiping, wheel or scroll bar, and with a script by buttons and arrow keys. */
export function CardStrip({ note, label, children }: CardStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const left = useRef<HTMLButtonElement>(null);
  const right = useRef<HTMLButtonElement>(null);
  /** Where the strip is going: a press during the movement counts from there. */
  const target = useRef<number | null>(null);
  const [place, setPlace] = useState<Place>("start");

  function settle() {
    target.current = null;
  }

  /** The end of an earlier movement may be told after a press has begun the next one. */
  function settleOnArrival({ scrollLeft }: HTMLElement) {
    if (target.current !== null && Math.abs(scrollLeft - target.current) < 2) settle();
  }

  function look(list: HTMLElement) {
    const next = placeOf(list);
    // A button that is about to be disabled hands the focus on, or the keyboard would lose its place.
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
    // The style sheet says whether this is a movement or, for those who want none, a jump.
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
      {/* On touch screens the strip rests at a card; the room behind the last one makes the end such a place too. */}
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
