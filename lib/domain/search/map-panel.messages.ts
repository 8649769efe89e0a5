/** Texts of the map, an object per component. */

export const layerSwitchTexts = {
  mapLayer: "Map layer",
} as const;

export const mapControlsTexts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
} as const;

export const mapMarkersTexts = {
  mentors: (count: number) => `${count} mentors`,
  yourLocation: "Your location",
} as const;

export const mapMentorListTexts = {
  mentorsMap: "Mentors on the map",
  shown: "Shown",
  show: "Show",
  onTheMap: (name: string) => `${name} on the map`,
} as const;

export const mapSummaryTexts = {
  nearest: (count: number) => (count === 1 ? "The mentor nearest to you." : `The ${count} mentors nearest to you.`),
  total: (total: number) => `${total.toLocaleString("en-IN")} ${total === 1 ? "mentor" : "mentors"} in this area.`,
  zoomSeeMore: (shown: number) => `Zoom in to see more than these ${shown}.`,
} as const;

export const mentorMapTexts = {
  mapMentors: "Map of mentors",
} as const;

export const selectedMentorTexts = {
  selected: (name: string) => `Selected: ${name}`,
  verifiedMentor: "Verified mentor",
  close: "Close",
  more: (more: number) => `+${more} more`,
  pressSeeHow: (myLocation: string) => `Press “${myLocation}” to see how far it is.`,
  awayAboutTravel: (distance: string, minutes: string) => `${distance} away, about ${minutes} to travel`,
  onFoot: "On foot",
  byBicycle: "By bicycle",
  viewProfile: "View Profile",
  bookCall: "Book a Call",
} as const;

export const twoFingerHintText = "Use two fingers to move the map.";

export const searchAsMovesText = "Search as I move the map";
