import "server-only";
import { circleOf } from "@/lib/domain/search/filters";
import type { Condition } from "@/lib/domain/search/filter";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { type ListedMentorRow, toListedMentors } from "./cards.sql";
import { type Question, questionOf } from "./plan";
import { runStep } from "./run-plan";

const SHOWN = 3;
/** The radius of "near you" in kilometres, unless the distance filter is smaller. */
const NEARBY_KM = 20;

/** How many of the newest mentors to scan for matches. */
const NEWEST_BUDGET = 6000;

export type NewMentors = { mentors: ListedMentor[]; kind: "nearby" | "class" | "all" };

/**
 * A few matching mentors without reviews, whom the order by reviews would hide: near the visitor, or else the newest.
 * @param shown mentors already on the page
 * @returns null when there is nobody to add
 */
export async function listNewMentors(
  filter: ListingFilter,
  viewer: Coordinates | null,
  shown: readonly ListedMentor[],
): Promise<NewMentors | null> {
  const limit = SHOWN + shown.length;
  const circle = circleOf(filter);
  const radiusKm = Math.min(NEARBY_KM, circle?.radiusKm ?? NEARBY_KM);
  const isElsewhere = ({ id }: { id: string }) => !shown.some((mentor) => mentor.id === id);
  const nearby = viewer ? (await listUnreviewedNearby(filter, viewer, radiusKm, limit)).filter(isElsewhere) : [];
  // A circle excludes everyone beyond it.
  const mayBeFar = nearby.length === 0 && circle === null;
  const rows = mayBeFar ? (await listNewest(filter, limit)).filter(isElsewhere) : nearby;
  if (rows.length === 0) return null;
  const isForClass = filter.category !== "all" || filter.grade !== null;
  const kind = nearby.length > 0 ? "nearby" : isForClass ? "class" : "all";
  const mentors = await toListedMentors(rows.slice(0, SHOWN), viewer);
  const away = ({ distanceKm }: ListedMentor) => distanceKm ?? Infinity;
  return { mentors: viewer ? mentors.sort((a, b) => away(a) - away(b) || 0) : mentors, kind };
}

/** Matching mentors without reviews within the radius, nearest first. */
function listUnreviewedNearby(filter: ListingFilter, viewer: Coordinates, radiusKm: number, limit: number) {
  const question = questionOf({ ...filter, sort: "distance" }, viewer);
  const isUnreviewed: Condition = { column: "review_count", type: "int4", atMost: 0 };
  const conditions = [...question.demands.conditions, isUnreviewed];
  const nearby: Question = { ...question, demands: { ...question.demands, conditions } };
  return runStep(nearby, { shape: "circle", radiusKm, beyondKm: 0, isWhole: true }, { limit });
}

/** Matching mentors without reviews, newest first: the order by reviews, after every mentor with one. */
function listNewest(filter: ListingFilter, limit: number): Promise<ListedMentorRow[]> {
  const question = questionOf({ ...filter, sort: "reviews" }, null, { key: 1, mentorId: 0 });
  return runStep(question, { shape: "walk", budget: NEWEST_BUDGET, isWhole: false }, { limit });
}
