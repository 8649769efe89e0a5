import { MAX_PICTURE_MB } from "@/lib/domain/account/account.constants";

/** Texts of the dialog for a profile picture, an object per component. */

export const photoControlTexts = {
  changePhoto: "Change photo",
  addPhoto: "Add a photo",
} as const;

export const photoCropperTexts = {
  partPictureKeep: "Part of the picture to keep. Move it with the arrow keys.",
  zoom: "Zoom",
  uploading: "Uploading",
  anotherPicture: "Another picture",
  uploaded: (percent: number) => `Uploading ${percent} %`,
  savePhoto: "Save photo",
} as const;

export const photoDialogTexts = {
  yourPhoto: "Your photo",
  close: "Close",
} as const;

export const photoPickerTexts = {
  choosePicture: "Choose a picture",
  dropOneHere: `or drop one here, or paste one. JPG, PNG, GIF or WebP, at most ${MAX_PICTURE_MB} MB. Where it was taken is removed.`,
  pictureFile: "Picture file",
  removePresentPhoto: "Remove the present photo",
} as const;
