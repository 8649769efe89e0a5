import { avatarMessages } from "@/lib/domain/account/avatar.messages";
import type { Crop } from "@/lib/domain/account/avatar.rules";
import { ACCOUNT_HEADER } from "@/lib/session-names";
import { shrinkPicture } from "./shrink-picture";

const UPLOAD_URL = "/api/v1/users/update-profile-photo";
/** The timeout from docs/product.md (REST API), in milliseconds. */
const TIMEOUT_MS = 60_000;

type UploadAnswer = { isDone: boolean; message: string };

/**
 * Uploads a picture, made small first. Uses XMLHttpRequest, since `fetch` reports no upload progress.
 * @param account the account that the page was rendered for
 * @param onProgress receives the fraction sent, from 0 to 1
 */
export async function uploadPicture(
  chosen: File,
  part: Crop | null,
  account: string,
  onProgress: (part: number) => void,
): Promise<UploadAnswer> {
  const { picture, crop } = await shrinkPicture({ picture: chosen, crop: part });
  const form = new FormData();
  form.set("avatar", picture);
  if (crop) {
    form.set("cropLeft", String(crop.left));
    form.set("cropTop", String(crop.top));
    form.set("cropWidth", String(crop.width));
    form.set("cropHeight", String(crop.height));
  }
  return new Promise<UploadAnswer>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message: string = avatarMessages.failed) => resolve({ isDone: false, message });
    request.open("PUT", UPLOAD_URL);
    request.setRequestHeader(ACCOUNT_HEADER, account);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = request.ontimeout = request.onabort = () => fail();
    request.onload = () => {
      const message = messageOf(request.responseText);
      if (request.status === 200) resolve({ isDone: true, message: message ?? avatarMessages.updated });
      else fail(message);
    };
    request.send(form);
  });
}

/**
 * Removes the picture.
 * @param account the account that the page was rendered for
 */
export async function removePicture(account: string): Promise<UploadAnswer> {
  const response = await fetch(UPLOAD_URL, { method: "DELETE", headers: { [ACCOUNT_HEADER]: account } }).catch(
    () => null,
  );
  const message = response ? messageOf(await response.text()) : undefined;
  return response?.ok
    ? { isDone: true, message: message ?? avatarMessages.removed }
    : { isDone: false, message: message ?? avatarMessages.failed };
}

/** The most specific message of a response: that of its first field, or else its own. */
function messageOf(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { message?: string; errors?: { message: string }[] };
    return body.errors?.[0]?.message ?? body.message;
  } catch {
    return undefined;
  }
}
