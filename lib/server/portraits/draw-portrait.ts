import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { portraitKind, type PortraitKind } from "./portrait-numbers";

/** The licence of the drawings, Open Peeps by Pablo Stanley (CC0), which asks for no note in each of them. */
const METADATA = /<metadata.*?<\/metadata>/s;

type Look = Pick<
  openPeeps.Options,
  "head" | "headContrastColor" | "facialHair" | "facialHairProbability" | "accessoriesProbability"
>;

const DARK_HAIR = ["1c1412", "2c1b18", "241a14"];
const GREY_HAIR = ["8f8f8c", "a9a8a3", "c4c2bc"];
const CLOTH = ["0b6b47", "b3391f", "f2a51a", "56645b", "fbf8f2", "4cc38a"];
/** Tints of the palette's colours, light enough for contrast with hair and skin. */
const BACKGROUNDS = ["e3f1e9", "fbeccb", "f6dfd7", "e9e4d6", "d8e6dd"];
const SKIN = ["e6b77c", "dba467", "cf9150", "c0803f", "b07038", "a2642f"];
/** A plain smile is listed twice, so that it is the most common face. */
const FACES: openPeeps.Options["face"] = ["smile", "smile", "calm", "cute"];
const GLASSES: openPeeps.Options["accessories"] = ["glasses", "glasses2", "glasses3", "glasses5"];

const LOOKS: Readonly<Record<PortraitKind, Look>> = {
  feminine: {
    // The "gray" heads are only shapes; their colour is the contrast colour.
    head: ["long", "medium1", "medium2", "medium3", "mediumBangs", "grayBun", "grayMedium", "bangs", "longCurly"],
    headContrastColor: DARK_HAIR,
    facialHairProbability: 0,
    accessoriesProbability: 25,
  },
  masculine: {
    head: ["short1", "short2", "short3", "short4", "short5", "pomp", "grayShort", "shaved2", "flatTop"],
    headContrastColor: DARK_HAIR,
    facialHair: ["chin", "full", "moustache5", "moustache6", "moustache7"],
    facialHairProbability: 50,
    accessoriesProbability: 30,
  },
  headscarf: { head: ["hijab"], headContrastColor: CLOTH, facialHairProbability: 0, accessoriesProbability: 25 },
  turban: {
    head: ["turban"],
    headContrastColor: ["0b6b47", "b3391f", "f2a51a", "56645b"],
    facialHair: ["full", "full2", "full3"],
    facialHairProbability: 100,
    accessoriesProbability: 20,
  },
  "grey-feminine": {
    head: ["grayBun", "grayMedium"],
    headContrastColor: GREY_HAIR,
    facialHairProbability: 0,
    accessoriesProbability: 60,
  },
  "grey-masculine": {
    head: ["grayShort", "grayShort", "noHair3"],
    headContrastColor: GREY_HAIR,
    facialHair: ["moustache9", "full4"],
    facialHairProbability: 45,
    accessoriesProbability: 60,
  },
};

/** The numbered portrait as an SVG document; a number always yields the same drawing. */
export function drawPortrait(number: number): string {
  return createAvatar(openPeeps, {
    ...LOOKS[portraitKind(number)],
    seed: `portrait-${number}`,
    face: FACES,
    accessories: GLASSES,
    maskProbability: 0,
    skinColor: SKIN,
    clothingColor: CLOTH,
    backgroundColor: BACKGROUNDS,
    // Shows a little more of the shoulders, so that the circular crop keeps the hair.
    scale: 90,
    translateY: 5,
  })
    .toString()
    .replace(METADATA, "");
}
