import "server-only";
import { env } from "@/lib/platform/env";
import { diskStorage } from "./disk-storage";
import { createS3Storage } from "./s3-storage";
import type { PictureStorage } from "./storage-contract";
import { createUploadThingStorage } from "./uploadthing-storage";

let storage: PictureStorage | undefined;

/** S3 with its settings, else UploadThing with a token, else the disk. Older pictures in the others stay readable. */
export function pictureStorage(): PictureStorage {
  storage ??= combine([s3Storage(), uploadThingStorage(), diskStorage].filter((store) => store !== null));
  return storage;
}

function s3Storage(): PictureStorage | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_PUBLIC_URL: publicUrl } = env;
  // The environment has all of them or none (env.schema.ts).
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return null;
  return createS3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey, publicUrl });
}

const uploadThingStorage = () => (env.UPLOADTHING_TOKEN ? createUploadThingStorage(env.UPLOADTHING_TOKEN) : null);

/** The first of the stores takes new pictures. */
function combine(stores: readonly PictureStorage[]): PictureStorage {
  return {
    put: (pictures) => stores[0]!.put(pictures),
    async read(url) {
      // The disk comes first: it costs no request.
      for (const store of stores.toReversed()) {
        const picture = await store.read(url);
        if (picture) return picture;
      }
      return null;
    },
    async remove(urls) {
      await Promise.all(stores.map((store) => store.remove(urls)));
    },
  };
}
