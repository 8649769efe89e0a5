"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { loadViewer } from "@/lib/client/viewer";

/**
 * Leads a visitor on who is signed in after all: whoever comes from another site brings no SameSite=Strict cookie along,
 * so that the server cannot know, but a question from this page does.
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
