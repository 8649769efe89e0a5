import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import type { PictureStorage } from "./storage-contract";

/** The app's own address of these files (app/uploads). */
const ADDRESS = "/uploads/";
const FILE_NAME = /^[0-9a-f]{32}\.webp$/;

// The build must not look for files that belong to the product behind a name that only running tells.
const directory = path.resolve(/* turbopackIgnore: true */ env.UPLOADS_DIR);
const pathOf = (name: string) => path.join(/* turbopackIgnore: true */ directory, name);

/** Keeps pictures in a directory of this server. */
export const diskStorage: PictureStorage = {
  async put(pictures) {
    const named = pictures.map((bytes) => ({ bytes, name: `${randomBytes(16).toString("hex")}.webp` }));
    const urls = named.map(({ name }) => ADDRESS + name);
    try {
      await mkdir(directory, { recursive: true });
      for (const { name, bytes } of named) await writeWhole(name, bytes);
    } catch (error) {
      await diskStorage.remove(urls);
      throw new AppError("service_unavailable", { cause: error });
    }
    return urls;
  },

  async read(url) {
    return url.startsWith(ADDRESS) ? readStoredPicture(url.slice(ADDRESS.length)) : null;
  },

  async remove(urls) {
    const names = urls.filter((url) => url.startsWith(ADDRESS)).map((url) => url.slice(ADDRESS.length));
    for (const name of names.filter((text) => FILE_NAME.test(text))) {
      await rm(pathOf(name), { force: true }).catch((error: unknown) =>
        logger.error({ err: error, file: name }, "A picture could not be removed."),
      );
    }
  },
};

/** A reader never meets half of a file, and a finished one survives a power cut. */
async function writeWhole(name: string, bytes: Uint8Array): Promise<void> {
  const unfinished = pathOf(`${name}.part`);
  try {
    await writeFile(unfinished, bytes, { flag: "wx", flush: true });
    await rename(unfinished, pathOf(name));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** A kept picture by the last part of its address, or null when there is none. */
export async function readStoredPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!FILE_NAME.test(name)) return null;
  return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
