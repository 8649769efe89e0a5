import sharp from "sharp";
import { type Answer, ask } from "./ask";
import type { Person } from "./sign-in";
import type { Site } from "./site";

const BOUNDARY = "----mentorhood-faults";

/** A picture that compresses badly, so that it needs room. */
async function noisyPicture(): Promise<Buffer> {
  const [width, height] = [600, 600];
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < pixels.length; place++) pixels[place] = (place * 2654435761) >>> 24;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Uploads a picture as a person's own. */
export async function uploadPicture({ address }: Site, person: Person): Promise<Answer> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), await noisyPicture(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return ask(address, {
    path: "/api/v1/users/update-profile-photo",
    method: "PUT",
    headers: { ...person.bearer, "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
    body,
  });
}

/** Where a person's pictures stand, as the database says it. */
export async function picturesOf({ query }: Site, { username }: Person): Promise<(string | null)[]> {
  const rows = await query<{ avatar: string | null; avatar_small: string | null }>(
    "select avatar, avatar_small from user_account where username = $1",
    [username],
  );
  return rows.flatMap(({ avatar, avatar_small }) => [avatar, avatar_small]);
}
