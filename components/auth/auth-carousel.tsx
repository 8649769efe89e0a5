"use client";

import { Pause, Play } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { cn } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";

/** How long a picture stands, in milliseconds (specification, section 9). */
const INTERVAL_MS = 3000;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const SLIDES = [
  {
    image: "sign-in-1",
    title: "Learn at your own desk",
    text: "A mentor who comes to you, and takes the time a class cannot.",
  },
  {
    image: "sign-in-2",
    title: "Somebody near you",
    text: "See who teaches around the corner, and how long the way is.",
  },
  { image: "sign-in-3", title: "Step by step", text: "Read what other families say, then book a first meeting." },
] as const;

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const prefersStillness = () => window.matchMedia(REDUCED_MOTION).matches;

/** Three pictures that take turns. They stand still when paused, looked at closely, or wished to by the system. */
export function AuthCarousel() {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isStill = useSyncExternalStore(subscribeToMotion, prefersStillness, () => true);
  const isRunning = !isPaused && !isHeld && !isStill;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((shown) => (shown + 1) % SLIDES.length);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, current]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What Mentorhood is for"
      className="w-full max-w-md"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="grid">
        {SLIDES.map(({ image, title, text }, index) => (
          <div
            key={image}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${SLIDES.length}`}
            aria-hidden={index !== current}
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
        {!isStill && (
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            aria-label={isPaused ? "Play the pictures" : "Pause the pictures"}
            className="flex size-11 items-center justify-center rounded-full hover:bg-card"
          >
            {isPaused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
          </button>
        )}
        {SLIDES.map(({ image, title }, index) => (
          <button
            key={image}
            type="button"
            onClick={() => setCurrent(index)}
            aria-label={`Picture ${index + 1}: ${title}`}
            aria-current={index === current ? "true" : undefined}
            className="group flex size-11 items-center justify-center"
          >
            <span className="h-2.5 w-2.5 rounded-full border border-leaf group-aria-[current]:w-6 group-aria-[current]:bg-leaf" />
          </button>
        ))}
      </div>
    </section>
  );
}
