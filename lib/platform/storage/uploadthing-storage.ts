import "server-only";
import { randomUUID } from "node:crypto";
import type { UTApi } from "uploadthing/server";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { fetchInTime } from "@/lib/platform/process/fetch-in-time";
import { logger } from "@/lib/platform/logger";
import { uploadThingAddress } from "./picture-address";
import { ANSWER_LIMIT_MS, type PictureStorage } from "./storage-contract";

/** The part of an address that names a picture. */
const KEY = /^[\w-]+$/;

/** Keeps pictures at UploadThing, under the app that the token belongs to. */
export function createUploadThingStorage(token: string): PictureStorage {
  const address = uploadThingAddress(token, env.UPLOADTHING_INGEST_URL);

  const removeFiles = async (keys: string[]) => {
    if (keys.length === 0) return;
    try {
      const { success } = await (await connect(token)).deleteFiles(keys);
      if (!success) throw new Error("UploadThing did not remove the files.");
    } catch (error) {
      logger.error({ err: withoutRequest(error), files: keys }, "Pictures could not be removed.");
    }
  };

  return {
    async put(pictures) {
      // The library makes a file's key of its name and the time, so equal names could meet.
      const files = pictures.map(
        (bytes) => new File([new Uint8Array(bytes)], `${randomUUID()}.webp`, { type: "image/webp" }),
      );
      const answers = await connect(token)
        .then((api) => api.uploadFiles(files, { concurrency: files.length }))
        .catch((error: unknown) => {
          throw new AppError("service_unavailable", { cause: withoutRequest(error) });
        });
      const keys = answers.flatMap(({ data }) => data?.key ?? []);
      const refusal = answers.find(({ error }) => error)?.error;
      if (refusal) {
        await removeFiles(keys);
        throw new AppError("service_unavailable", { cause: withoutRequest(refusal) });
      }
      return keys.map((key) => address + key);
    },

    async read(url) {
      if (!url.startsWith(address) || !KEY.test(url.slice(address.length))) return null;
      const unavailable = (cause: unknown) => new AppError("service_unavailable", { cause });
      const asking = fetchInTime(url, { redirect: "error", cache: "no-store" }, ANSWER_LIMIT_MS);
      const answer = await asking.catch((error: unknown) => Promise.reject(unavailable(error)));
      if (answer.status === 404) return null;
      if (!answer.ok) throw unavailable(new Error(`UploadThing answers ${answer.status}.`));
      return new Uint8Array(await answer.arrayBuffer());
    },

    remove: (urls) =>
      removeFiles(urls.filter((url) => url.startsWith(address)).map((url) => url.slice(address.length))),
  };
}

let client: UTApi | undefined;

/** Loaded at the first need, because the library is large and most servers never use it. */
async function connect(token: string): Promise<UTApi> {
  if (client) return client;
  const { UTApi } = await import("uploadthing/server");
  client = new UTApi({
    token,
    ...(env.UPLOADTHING_API_URL ? { apiUrl: env.UPLOADTHING_API_URL } : {}),
    ...(env.UPLOADTHING_INGEST_URL ? { ingestUrl: env.UPLOADTHING_INGEST_URL } : {}),
    // The product logs failures itself.
    logLevel: "None",
    fetch: (input, init) => fetchInTime(input, init as RequestInit | undefined, ANSWER_LIMIT_MS),
  });
  return client;
}

/** The library's errors hold the whole request, with the key of the account in its headers, which no log may hold. */
function withoutRequest(error: unknown): Error {
  return new Error(`UploadThing: ${(error as { message?: string }).message}`);
}
