"use client";

import { useEffect } from "react";

/**
 * Next adds `noindex` to a 404 page in its HTML, and again once its script runs. Removes the first tag, which Next
 * would also leave on the next page after a client navigation.
 */
export function OneRobotsTag() {
  useEffect(() => {
    for (const tag of [...document.querySelectorAll('meta[name="robots"]')].slice(0, -1)) tag.remove();
  }, []);
  return null;
}
