import { describe, expect, it } from "vitest";
import { avatarMessages as messages } from "./avatar.messages";
import { checkPicture, MAX_PICTURE_BYTES, PICTURE_TYPES, pictureKindOf } from "./avatar.rules";
import { avatarUploadSchema } from "./avatar.schema";

describe("avatarMessages", () => {
  it.each([
    "File is too large. Maximum size is 5MB",
    "Invalid file type. Only JPG, PNG, GIF, and WebP are allowed",
    "Profile photo updated successfully!",
    "Upload failed",
  ])("says %j word for word", (text) => {
    expect(Object.values(messages)).toContain(text);
  });
});

describe("checkPicture", () => {
  it.each(["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"])("takes %s up to 5 MB", (type) => {
    expect(PICTURE_TYPES).toContain(type);
    expect(checkPicture({ size: 1, type })).toBeNull();
    expect(checkPicture({ size: 5_242_880, type })).toBeNull();
    expect(checkPicture({ size: 5_242_881, type })).toBe(messages.tooLarge);
    expect(checkPicture({ size: 0, type })).toBe(messages.damaged);
  });

  it.each(["image/svg+xml", "image/avif", "image/heic", "text/html", "application/octet-stream", "image", ""])(
    "refuses %j",
    (type) => expect(checkPicture({ size: 1, type })).toBe(messages.wrongType),
  );

  it("reports a large file of a wrong kind as too large", () => {
    expect(checkPicture({ size: MAX_PICTURE_BYTES + 1, type: "video/mp4" })).toBe(messages.tooLarge);
  });
});

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("pictureKindOf", () => {
  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
    ["\xff\xd8\xff\xdb", "jpeg"],
    ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
    ["GIF87a\x01\0", "gif"],
    ["GIF89a\x01\0", "gif"],
    ["RIFF\x24\n\r\0WEBPVP8 ", "webp"],
  ])("reads %j as %s", (text, kind) => {
    expect(pictureKindOf(bytesOf(text))).toBe(kind);
  });

  it.each([
    "",
    "\xff\xd8",
    "\x89PNG\n\x1a\n",
    " GIF89a",
    "GIF88a",
    "RIFF\0\0\0\0WAVE",
    "RIFFWEBP",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "<!doctype html>",
    "BM\0\0\0\0",
    "\0\0\0\x20ftypavif",
    "II*\0",
    "%PDF-1.7",
  ])("takes %j for none of the four", (text) => {
    expect(pictureKindOf(bytesOf(text))).toBeNull();
  });

  it("reads only the start", () => {
    expect(pictureKindOf(new Uint8Array(MAX_PICTURE_BYTES))).toBeNull();
  });
});

describe("avatarUploadSchema", () => {
  const avatar = new File(["x"], "me.png", { type: "image/png" });
  const crop = (cropLeft: unknown, cropTop: unknown, cropWidth: unknown, cropHeight: unknown) =>
    avatarUploadSchema.safeParse({ avatar, cropLeft, cropTop, cropWidth, cropHeight });
  const messagesOf = (answer: ReturnType<typeof crop>) => answer.error?.issues.map(({ message }) => message);

  it("takes a file alone", () => {
    expect(avatarUploadSchema.parse({ avatar, role: "mentor" })).toEqual({ avatar, crop: null });
  });

  it.each([
    ["0", "0", "1", "1"],
    ["0.25", " 0.5 ", "5e-1", "0.5"],
    ["0.3334", "0", "0.6667", "1"],
  ])("takes the part %s %s %s %s", (cropLeft, cropTop, cropWidth, cropHeight) => {
    const [left, top, width, height] = [cropLeft, cropTop, cropWidth, cropHeight].map(Number);
    expect(crop(cropLeft, cropTop, cropWidth, cropHeight).data?.crop).toEqual({ left, top, width, height });
  });

  it.each([
    ["0", "0", "0", "1"],
    ["0", "0", "1", "0"],
    ["0.6", "0", "0.5", "1"],
    ["0", "0.6", "1", "0.5"],
    ["0", "0", "1", undefined],
    [undefined, "0", "1", "1"],
    ["-0.1", "0", "1", "1"],
    ["0", "0", "1.1", "1"],
    ["0", "", "1", "1"],
    ["0", "left", "1", "1"],
    ["0", "Infinity", "1", "1"],
    ["NaN", "0", "1", "1"],
  ])("refuses the part %s %s %s %s", (left, top, width, height) => {
    expect(messagesOf(crop(left, top, width, height))).toEqual([messages.cropUnclear]);
  });

  it.each([undefined, null, "", "me.png", [avatar, avatar], {}])("takes %j for no file", (value) => {
    const answer = avatarUploadSchema.safeParse({ avatar: value });
    expect(answer.error?.issues).toMatchObject([{ path: ["avatar"], message: messages.noFile }]);
  });
});
