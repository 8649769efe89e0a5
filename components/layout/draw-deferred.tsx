"use client";

import { useEffect } from "react";

/** For browsers that cannot tell when they have nothing to do: milliseconds between two pieces. */
const PAUSE_MS = 50;

/**
 * Has what is deferred (`deferred-*` in globals.css) laid out, one piece at a time, whenever the browser has nothing else to do.
 * Done at once it would keep a phone from answering a touch; left to the moment when it comes near, pictures of the whole page
 * would miss it.
 */
export function DrawDeferred() {
  useEffect(() => {
    const hasIdle = "requestIdleCallback" in window;
    const wait = (step: () => void) => (hasIdle ? requestIdleCallback(step) : window.setTimeout(step, PAUSE_MS));
    const stop = hasIdle ? cancelIdleCallback : clearTimeout;
    const pieces = Array.from(document.querySelectorAll('[class*="deferred-"]'));
    const drawNext = () => {
      const piece = pieces.shift();
      if (piece) {
        piece.setAttribute("data-drawn", "");
        handle = wait(drawNext);
      } else {
        // Pages that somebody goes to from here are drawn as a whole.
        document.documentElement.dataset.drawn = "";
      }
    };
    let handle = wait(drawNext);
    return () => stop(handle);
  }, []);
  return null;
}
