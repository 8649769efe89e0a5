import { MentorMap } from "@/components/map/mentor-map";
import { LocationControl } from "@/components/places/location-control";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { MapTiles } from "@/lib/domain/places/map-layer";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import type { MapStart } from "@/lib/domain/search/map-view.schema";
import { links } from "@/lib/links";

type NearbyMentorsProps = {
  viewer: Coordinates | null;
  place: string | null;
  /** Null when the mentors cannot be loaded. */
  start: MapStart | null;
  tiles: MapTiles;
};

/** The map of mentors around the visitor, with controls to set the position. */
export function NearbyMentors({ viewer, place, start, tiles }: NearbyMentorsProps) {
  return (
    <section
      id="nearby"
      aria-labelledby="nearby-heading"
      className="mx-auto flex max-w-page flex-col gap-6 px-4 py-10 sm:px-6 sm:py-12"
    >
      <h2 id="nearby-heading" className="font-display text-2xl font-bold sm:text-3xl">
        {mapMessages.title}
      </h2>
      <LocationControl place={place} isKnown={viewer !== null} from={links.home} />
      {start === null ? (
        <p className="text-ink-soft">{listingMessages.unavailable}</p>
      ) : (
        <MentorMap tiles={tiles} position={viewer} start={start} filters={EVERYBODY} mode="embedded" />
      )}
    </section>
  );
}

const EVERYBODY = {};
