"use client";

import { LocateFixed } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { storeViewerPosition } from "@/lib/client/viewer-position";

/** Asks for the visitor's position when pressed, then shows the results again with distances. */
export function UseMyLocation({ isKnown }: { isKnown: boolean }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    setIsAsking(true);
    try {
      await storeViewerPosition();
      router.refresh();
    } catch (error) {
      notify.error((error as Error).message);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Button type="button" variant="secondary" onClick={ask} disabled={isAsking} className="js-only">
      <LocateFixed aria-hidden className="size-4" />
      {isAsking ? "Finding you" : isKnown ? "Update my location" : "Use my location"}
    </Button>
  );
}
