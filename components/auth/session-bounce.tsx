"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { loadViewer } from "@/lib/client/viewer";

/**
 * Redirects a visitor who is signed in after all. A visit from another site sends no SameSite=Strict cookie, so the
 * server cannot know; a request from this page does send it.
 */
export function SessionBounce({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => {
    void loadViewer().then((viewer) => {
      if (viewer) router.replace(to);
    });
  }, [router, to]);
  return null;
}
