"use client";

import { useEffect } from "react";

/**
 * Next tells search engines to leave out a page that was not found, in its HTML, and a second time once its script runs. Takes the first
 * away, which Next would also leave in the page of the next navigation.
 */
export function OneRobotsTag() {
  useEffect(() => {
    for (const tag of [...document.querySelectorAll('meta[name="robots"]')].slice(0, -1)) tag.remove();
  }, []);
  return null;
}
