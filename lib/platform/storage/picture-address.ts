import { randomBytes } from "node:crypto";

/** The app's own address of stored pictures (app/uploads). */
export const UPLOADS_ADDRESS = "/uploads/";
const FILE_NAME = /^[0-9a-f]{32}\.webp$/;

/** A name for a new picture that nobody can guess. */
export const newPictureName = () => `${randomBytes(16).toString("hex")}.webp`;

/** The name of a stored picture by its address, or null if the address does not begin with `base` or names something else. */
export function pictureNameOf(url: string, base: string): string | null {
  const name = url.startsWith(base) ? url.slice(base.length) : "";
  return FILE_NAME.test(name) ? name : null;
}

/** The base of the addresses below a web address, which may end with a slash. */
export const withSlash = (address: string) => `${address.replace(/\/+$/, "")}/`;

/**
 * How the addresses of pictures at UploadThing begin, up to their keys.
 * @param token as the environment has it: base64 of a JSON object with the app's id
 * @param ingestUrl where tests, and proxies of the provider, keep the files instead
 */
export function uploadThingAddress(token: string, ingestUrl: string | undefined): string {
  const { appId } = JSON.parse(Buffer.from(token, "base64").toString()) as { appId: string };
  return `${withSlash(ingestUrl ?? `https://${appId.toLowerCase()}.ufs.sh`)}f/`;
}
