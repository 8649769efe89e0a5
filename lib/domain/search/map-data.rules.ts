import { type Coordinates, distanceKm, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import type { MapCluster, MapMentor, MapView } from "./map-view.schema";

/** Subjects that the popup names before "+N more" (docs/product.md, Constants). */
const SUBJECTS_NAMED = 5;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The map draws a mentor only with a name and a place in range (docs/product.md, Input rules). */
function isDrawableMentor(value: unknown): value is MapMentor {
  if (!isRecord(value)) return false;
  const { id, name, latitude, longitude } = value;
  return (
    typeof id === "string" && typeof name === "string" && name !== "" && isValidCoordinates({ latitude, longitude })
  );
}

function isDrawableCluster(value: unknown): value is MapCluster {
  return (
    isRecord(value) && isCount(value.count) && isValidCoordinates(value as { latitude: unknown; longitude: unknown })
  );
}

export type DrawableView = MapView & {
  /** Whether "some" or "all" mentors of the response cannot be drawn. */
  invalid: "none" | "some" | "all";
};

/**
 * Picks the drawable parts of a response.
 * @returns null when the response has a different shape
 */
export function drawableView(answer: unknown): DrawableView | null {
  if (!isRecord(answer) || !Array.isArray(answer.mentors) || !Array.isArray(answer.clusters)) return null;
  const mentors = answer.mentors.filter(isDrawableMentor);
  const clusters = answer.clusters.filter(isDrawableCluster);
  const nearest = isRecord(answer.nearest) ? (answer.nearest as { latitude: unknown; longitude: unknown }) : null;
  const supplied = answer.mentors.length + answer.clusters.length;
  const drawn = mentors.length + clusters.length;
  return {
    mentors,
    clusters,
    total: isCount(answer.total) ? answer.total : mentors.length,
    nearest: nearest && isValidCoordinates(nearest) ? nearest : null,
    invalid: drawn === supplied ? "none" : drawn === 0 ? "all" : "some",
  };
}

/** The mentors with a marker: all except those that a cluster counts, unless selected or highlighted. */
export function drawnMentors(
  mentors: readonly MapMentor[],
  selected: MapMentor | null,
  highlightedId: string | null,
): MapMentor[] {
  const drawn = mentors.filter(({ id, isClustered }) => !isClustered || id === selected?.id || id === highlightedId);
  // The selected mentor stays, even after the map moves on.
  return selected && !drawn.some(({ id }) => id === selected.id) ? [...drawn, selected] : drawn;
}

/** The order of the list beside the map, which is the listing's: the nearest first where the visitor's place is known. */
export function inListOrder(mentors: readonly MapMentor[], visitor: Coordinates | null): readonly MapMentor[] {
  if (visitor === null) return mentors;
  const placed = mentors.map((mentor) => ({ mentor, km: distanceKm(visitor, mentor) }));
  return placed.sort((a, b) => a.km - b.km).map(({ mentor }) => mentor);
}

/** "Physics, Chemistry +2 more": up to five subjects (docs/product.md, Constants). */
export function namedSubjects(subjects: readonly string[]): { named: string[]; more: number } {
  return { named: subjects.slice(0, SUBJECTS_NAMED), more: Math.max(0, subjects.length - SUBJECTS_NAMED) };
}

/**
 * Returns a picture's address if it may be shown: http, https or a path of this site (docs/product.md, Input rules).
 */
export function shownAvatar(avatar: unknown): string | null {
  return typeof avatar === "string" && /^(https?:\/\/|\/(?!\/))/i.test(avatar) ? avatar : null;
}
