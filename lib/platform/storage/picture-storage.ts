import "server-only";
import { env } from "@/lib/platform/env";
import { diskStorage } from "./disk-storage";
import type { PictureStorage } from "./storage-contract";
import { createUploadThingStorage } from "./uploadthing-storage";

let storage: PictureStorage | undefined;

/** UploadThing with a token, else the disk. Pictures already on the disk stay readable, and are removed from there. */
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
