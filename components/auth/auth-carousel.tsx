"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { cn } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import { authCarouselTexts as texts } from "@/lib/domain/account/sign-in.messages";

/** How long each picture shows, in milliseconds (docs/product.md, Constants). */
const INTERVAL_MS = 3000;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const SLIDES = [
  {
    image: "sign-in-1",
    title: texts.learnOwnDesk,
    text: texts.mentorSitsBeside,
  },
  {
    image: "sign-in-2",
    title: texts.someoneCloseHome,
    text: texts.seeWhoTeaches,
  },
  {
    image: "sign-in-3",
    title: texts.oneStepTime,
    text: texts.bookCallGet,
  },
] as const;

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

const prefersStillness = () => window.matchMedia(REDUCED_MOTION).matches;
const isTabHidden = () => document.hidden;
const onServer = () => false;

/** A carousel of three pictures. It stops when paused, hovered, focused or in a hidden tab, and for reduced motion. */
export function AuthCarousel() {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isStill = useSyncExternalStore(subscribeToMotion, prefersStillness, onServer);
  const isAway = useSyncExternalStore(subscribeToVisibility, isTabHidden, onServer);
  const isRunning = !(isPaused || isHovered || hasFocus || isStill || isAway);

  // A picture that was just chosen, or is visible again, shows for the full interval, so the timer restarts.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCurrent((current + 1) % SLIDES.length), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current]);

  const togglePause = () => {
    setIsPaused(!isPaused);
    // Play takes effect at once, although the pointer and focus are still on the button.
    if (isPaused) {
      setIsHovered(false);
      setHasFocus(false);
    }
  };

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={texts.whatMentorhood}
      className="w-full max-w-md"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {/* All slides share one grid cell as tall as the tallest, so a change causes no layout shift. */}
      <div className="grid">
        {SLIDES.map(({ image, title, text }, index) => (
          <div
            key={image}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={texts.of(index, SLIDES.length)}
            inert={index !== current}
            className={cn(
              "col-start-1 row-start-1 flex flex-col items-center text-center transition-opacity duration-200",
              index === current ? "opacity-100" : "opacity-0",
            )}
          >
            <Illustration name={image} width={420} height={330} />
            <p className="mt-5 font-display text-xl font-bold">{title}</p>
            <p className="mt-1 max-w-xs text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
      <div className="js-only mt-3 flex items-center justify-center">
        {/* The class hides it before the script knows the setting, so that the dots do not jump. */}
        {!isStill && (
          <button
            type="button"
            onClick={togglePause}
            aria-label={isPaused ? texts.playPictures : texts.pausePictures}
            className="flex size-11 items-center justify-center rounded-full hover:bg-card motion-reduce:hidden"
          >
            {isPaused ? <i className="icon size-5 icon-play" /> : <i className="icon size-5 icon-pause" />}
          </button>
        )}
        {SLIDES.map(({ image, title }, index) => (
          <button
            key={image}
            type="button"
            onClick={() => setCurrent(index)}
            aria-label={texts.picture(index, title)}
            aria-current={index === current ? "true" : undefined}
            className="group flex size-11 items-center justify-center rounded-full"
          >
            <span className="size-2.5 rounded-full border border-leaf group-aria-[current]:w-6 group-aria-[current]:bg-leaf" />
          </button>
        ))}
      </div>
    </section>
  );
}
