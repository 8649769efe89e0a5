/**
 * How the addresses of pictures at UploadThing begin, up to their keys.
 * @param token as the environment has it: base64 of a JSON object with the app's id
 * @param ingestUrl where tests, and proxies of the provider, keep the files instead
 */
export function pictureAddress(token: string, ingestUrl: string | undefined): string {
  const { appId } = JSON.parse(Buffer.from(token, "base64").toString()) as { appId: string };
  return `${ingestUrl?.replace(/\/$/, "") ?? `https://${appId.toLowerCase()}.ufs.sh`}/f/`;
}
