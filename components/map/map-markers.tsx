"use client";

import { useMemo } from "react";
import { Marker } from "react-leaflet";
import { mapMarkersTexts as texts } from "@/lib/domain/search/map-panel.messages";
import type { MapCluster, MapMentor } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { latLng } from "./lat-lng";
import { clusterIcon, mentorIcon, type PinLook, VISITOR_ICON } from "./map-icons";

/** Keyboard users reach the mentors through the list beside the map, so markers are not tab stops. */
const POINTER_ONLY = { keyboard: false } as const;

type MentorMarkerProps = {
  mentor: MapMentor;
  look: PinLook;
  onPress: () => void;
  onHover: (isHovered: boolean) => void;
};

export function MentorMarker({ mentor, look, onPress, onHover }: MentorMarkerProps) {
  const { name, avatar, rating } = mentor;
  // A new icon replaces the marker's elements.
  const icon = useMemo(() => mentorIcon({ name, avatar, rating }, look), [name, avatar, rating, look]);
  return (
    <Marker
      {...POINTER_ONLY}
      position={latLng(mentor)}
      icon={icon}
      title={name.trim() || mapMessages.unknownTeacher}
      zIndexOffset={look === "plain" ? 0 : 1000}
      eventHandlers={{ click: onPress, mouseover: () => onHover(true), mouseout: () => onHover(false) }}
    />
  );
}

export function ClusterMarker({ cluster, onPress }: { cluster: MapCluster; onPress: () => void }) {
  const icon = useMemo(() => clusterIcon(cluster.count), [cluster.count]);
  return (
    <Marker
      {...POINTER_ONLY}
      position={latLng(cluster)}
      icon={icon}
      title={texts.mentors(cluster.count)}
      eventHandlers={{ click: onPress }}
    />
  );
}

/** Leaflet stacks markers by their pixel from the top; this offset exceeds any screen. */
const BENEATH_ALL = -100_000;

/** The visitor's place; beneath all other markers, so that it hides none. */
export function VisitorMarker({ position }: { position: Coordinates }) {
  return (
    <Marker
      {...POINTER_ONLY}
      position={latLng(position)}
      icon={VISITOR_ICON}
      title={texts.yourLocation}
      interactive={false}
      zIndexOffset={BENEATH_ALL}
    />
  );
}
