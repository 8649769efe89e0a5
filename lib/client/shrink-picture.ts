import { AVATAR_SIZE, type Crop } from "@/lib/domain/account/avatar.rules";

/** Smaller files are sent as they are. */
const SMALL_BYTES = 512 * 1024;
/** Twice what the server keeps, so that drawing it again there costs no sharpness. */
const SIDE = 2 * AVATAR_SIZE;
const QUALITY = 0.92;
const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };

type Chosen = { picture: File; crop: Crop | null };

/**
 * Draws the chosen part of a large picture as a JPEG of a few hundred kilobytes: phones send less, and platforms refuse
 * long requests (docs/deploy.md). What the browser cannot draw stays as it is.
 */
export async function shrinkPicture(chosen: Chosen): Promise<Chosen> {
  if (chosen.picture.size <= SMALL_BYTES) return chosen;
  const address = URL.createObjectURL(chosen.picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const drawn = await draw(image, chosen.crop ?? WHOLE);
    return drawn ? { picture: new File([drawn], "picture.jpg", { type: drawn.type }), crop: null } : chosen;
  } catch {
    return chosen;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement, { left, top, width, height }: Crop): Promise<Blob | null> {
  const [wide, high] = [width * image.naturalWidth, height * image.naturalHeight];
  const scale = Math.min(1, SIDE / Math.max(wide, high));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context || !isReadable(context)) return Promise.resolve(null);
  // A JPEG has no transparency; the server has white behind it too.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const from = [left * image.naturalWidth, top * image.naturalHeight, wide, high] as const;
  context.drawImage(image, ...from, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/** Browsers that guard against fingerprinting give noise, or white, for what was drawn. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = "#204060";
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red === 0x20 && green === 0x40 && blue === 0x60;
}
