import "server-only";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { newPictureName, pictureNameOf, UPLOADS_ADDRESS } from "./picture-address";
import type { PictureStorage } from "./storage-contract";

// The build must not look for files that belong to the product behind a name that only running tells.
const directory = path.resolve(/* turbopackIgnore: true */ env.UPLOADS_DIR);
const pathOf = (name: string) => path.join(/* turbopackIgnore: true */ directory, name);
const nameOf = (url: string) => pictureNameOf(url, UPLOADS_ADDRESS);

/** Keeps pictures in a directory of this server. */
export const diskStorage: PictureStorage = {
  async put(pictures) {
    const named = pictures.map((bytes) => ({ bytes, name: newPictureName() }));
    const urls = named.map(({ name }) => UPLOADS_ADDRESS + name);
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
    const name = nameOf(url);
    if (name === null) return null;
    return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
  },

  async remove(urls) {
    for (const name of urls.map(nameOf).filter((text) => text !== null)) {
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
