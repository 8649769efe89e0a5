import { useEffect, useState } from "react";
import type { OwnAccount } from "@/lib/domain/account/own-account";

/** The user's own review from the REST API; undefined until loaded, null for none. */
type OwnReview = { _id: string; rating: number; comment: string; createdAt: string } | null | undefined;

const watchers = new Map<string, Set<() => void>>();

/** Makes all components that show the user's review of a mentor reload it. */
export function refreshOwnReview(mentorId: string): void {
  for (const watcher of watchers.get(mentorId) ?? []) watcher();
}

/** The signed-in user's review of a mentor; sends no request while nobody is signed in. */
export function useOwnReview(mentorId: string, viewer: OwnAccount | null | undefined): OwnReview {
  const [review, setReview] = useState<OwnReview>(undefined);
  const viewerId = viewer?._id;

  useEffect(() => {
    if (!viewerId || viewerId === mentorId) return;
    let latest = 0;
    async function ask() {
      const number = ++latest;
      const response = await fetch(`/api/v1/users/mentor/${mentorId}/review`).catch(() => null);
      const body = response?.ok ? ((await response.json()) as { data?: OwnReview }) : undefined;
      if (number === latest && body) setReview(body.data ?? null);
    }
    const watcher = () => void ask();
    const known = watchers.get(mentorId) ?? new Set();
    watchers.set(mentorId, known.add(watcher));
    void ask();
    return () => {
      latest += 1;
      known.delete(watcher);
    };
  }, [mentorId, viewerId]);

  return review;
}
