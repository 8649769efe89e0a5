import { MAX_PICTURE_MB } from "./account.constants";

/** Texts of the profile picture. */
export const avatarMessages = {
  tooLarge: `File is too large. Maximum size is ${MAX_PICTURE_MB}MB`,
  wrongType: "Invalid file type. Only JPG, PNG, GIF, and WebP are allowed",
  updated: "Profile photo updated successfully!",
  failed: "Upload failed",

  noFile: "Please choose a picture",
  damaged: "This picture seems to be damaged. Please choose another one",
  tooManyPixels: "This picture has too many pixels. Please choose a smaller one",
  cropUnclear: "Please choose the part of the picture again",
  removed: "Profile photo removed",
} as const;
