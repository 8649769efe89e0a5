import "server-only";
import { env } from "@/lib/platform/env";
import { diskStorage } from "./disk-storage";
import { createUploadThingStorage } from "./uploadthing-storage";

/** Keeps uploaded pictures, all of them WebP, under names of its own that nobody can guess. */
export type PictureStorage = {
  /**
   * Keeps all of the pictures or none.
   * @returns their addresses, in order
   * @throws AppError service_unavailable
   */
  put(pictures: readonly Uint8Array[]): Promise<string[]>;
  /**
   * The bytes of a picture by its address, or null when it is not kept here, which nobody else is asked for.
   * @throws AppError service_unavailable
   */
  read(url: string): Promise<Uint8Array | null>;
  /** Takes pictures away by their addresses and leaves alone those of others. A failure is only logged. */
  remove(urls: readonly string[]): Promise<void>;
};

let storage: PictureStorage | undefined;

/** UploadThing if there is a token for it, else the disk. Pictures that came to the disk before are removed from there. */
export function pictureStorage(): PictureStorage {
  storage ??= env.UPLOADTHING_TOKEN ? withDisk(createUploadThingStorage(env.UPLOADTHING_TOKEN)) : diskStorage;
  return storage;
}

function withDisk(remote: PictureStorage): PictureStorage {
  return {
    put: remote.put,
    read: async (url) => (await diskStorage.read(url)) ?? remote.read(url),
    remove: async (urls) => {
      await Promise.all([remote.remove(urls), diskStorage.remove(urls)]);
    },
  };
}
