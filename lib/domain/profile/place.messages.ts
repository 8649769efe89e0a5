import { SHIFT_MAX_KM, SHIFT_MIN_KM } from "@/lib/domain/places/public-position.rules";

/** Texts about a place of teaching, an object per component. */

export const placeEditorTexts = {
  town: "Town",
  iAmThere: "I am there now",
  chooseTownPress: "Choose a town or press on the map to put the pin.",
  publicSeesDashed: (placeName: null | string) =>
    `The public sees the dashed area${placeName ? ` and “${placeName}”` : ""}.`,
  dragPinPress: "Drag the pin, press on the map, or move the pin with the arrow keys.",
  saving: "Saving",
  savePlace: "Save the place",
  cancel: "Cancel",
} as const;

export const placeMapTexts = {
  placeTeaching: "Your place of teaching",
  placeTeachingMove: "Your place of teaching. Move it with the arrow keys.",
} as const;

export const teachingPlaceTexts = {
  whereTeach: "Where you teach",
  parentsSeeTown: `Parents see your town and a point that lies ${SHIFT_MIN_KM * 1000} m to ${SHIFT_MAX_KM} km away, never your door.`,
  placeFarFrom: "A place far from the towns that we know",
  changePlace: "Change the place",
  setPlace: "Set the place",
  removePlace: "Remove the place",
} as const;
