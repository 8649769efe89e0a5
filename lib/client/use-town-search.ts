import { useEffect, useState } from "react";
import type { FoundTown } from "@/lib/domain/places/location.schema";
import { TOWN_QUERY_MAX, TOWN_QUERY_MIN } from "@/lib/domain/places/town.rules";

/** Delay after the last keystroke before searching, in milliseconds. */
const PAUSE_MS = 200;

type TownSearch = {
  status: "idle" | "loading" | "done" | "failed";
  /** The results; the previous ones stay while the next ones load. */
  towns: readonly FoundTown[];
};
type Answer = { text: string; towns: readonly FoundTown[] | null };

async function fetchTowns(text: string, signal: AbortSignal): Promise<readonly FoundTown[]> {
  const query = encodeURIComponent(text.slice(0, TOWN_QUERY_MAX));
  const response = await fetch(`/api/v1/places/towns?q=${query}`, { signal });
  if (!response.ok) throw new Error(`The towns came with status ${response.status}.`);
  return ((await response.json()) as { data: FoundTown[] }).data;
}

/** Searches the towns while the user types. */
export function useTownSearch(typed: string): TownSearch {
  const text = typed.trim();
  const isTooShort = text.length < TOWN_QUERY_MIN;
  const [answer, setAnswer] = useState<Answer>({ text: "", towns: [] });

  useEffect(() => {
    if (isTooShort) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchTowns(text, abort.signal)
        .then((towns) => setAnswer({ text, towns }))
        .catch(() => {
          if (!abort.signal.aborted) setAnswer({ text, towns: null });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isTooShort]);

  if (isTooShort) return { status: "idle", towns: [] };
  if (answer.text !== text) return { status: "loading", towns: answer.towns ?? [] };
  return answer.towns ? { status: "done", towns: answer.towns } : { status: "failed", towns: [] };
}
