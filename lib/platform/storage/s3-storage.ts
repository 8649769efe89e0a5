import "server-only";
import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/platform/logger";
import { fetchInTime } from "@/lib/platform/process/fetch-in-time";
import { newPictureName, pictureNameOf, UPLOADS_ADDRESS, withSlash } from "./picture-address";
import { ANSWER_LIMIT_MS, type PictureStorage } from "./storage-contract";

type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers read the bucket. Without it the app serves the pictures. */
  publicUrl?: string;
  /** Longest wait for one answer, in milliseconds. */
  limitMs?: number;
};

/** For browsers that read the bucket. A new picture gets a new name. */
const STORED_HEADERS = { "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000, immutable" };

/** Keeps pictures in a bucket of any service that speaks S3's protocol. */
export function createS3Storage({ endpoint, bucket, publicUrl, limitMs, ...keys }: S3Settings): PictureStorage {
  const client = new AwsClient({ ...keys, service: "s3" });
  // The bucket in the path, not in the name of the host: every service understands it.
  const bucketAddress = withSlash(endpoint) + withSlash(bucket);
  const address = publicUrl === undefined ? UPLOADS_ADDRESS : withSlash(publicUrl);
  // Pictures from before the public address was set keep theirs.
  const nameOf = (url: string) => pictureNameOf(url, UPLOADS_ADDRESS) ?? pictureNameOf(url, address);

  /** The answer's body, or null for an object that is not there. */
  async function ask(method: "GET" | "PUT" | "DELETE", name: string, bytes?: Uint8Array) {
    const hash = createHash("sha256").update(bytes ?? "");
    const headers = { "X-Amz-Content-Sha256": hash.digest("hex"), ...(bytes && STORED_HEADERS) };
    const body = bytes && new Uint8Array(bytes);
    const signed = await client.sign(bucketAddress + name, { method, headers, body });
    const answer = await fetchInTime(signed, { redirect: "error", cache: "no-store" }, limitMs ?? ANSWER_LIMIT_MS);
    const content = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return content;
    const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(content).toString())?.[1];
    if (answer.status === 404 && code === "NoSuchKey") return null;
    // No more of the answer: it can hold the id of the key.
    throw new Error(`S3 answers ${answer.status}${code ? ` (${code})` : ""}.`);
  }

  const removeNamed = async (names: string[]) => {
    await Promise.all(
      names.map((name) =>
        ask("DELETE", name).catch((error: unknown) =>
          logger.error({ err: error, file: name }, "A picture could not be removed."),
        ),
      ),
    );
  };

  return {
    async put(pictures) {
      const named = pictures.map((bytes) => ({ bytes, name: newPictureName() }));
      const stored: string[] = [];
      const failures: unknown[] = [];
      const store = async ({ name, bytes }: (typeof named)[number]) => {
        await ask("PUT", name, bytes).then(
          () => stored.push(name),
          (error: unknown) => failures.push(error),
        );
      };
      await Promise.all(named.map(store));
      if (failures.length > 0) {
        // Those without an answer are not removed: that could wait as long again.
        await removeNamed(stored);
        throw new AppError("service_unavailable", { cause: failures[0] });
      }
      return named.map(({ name }) => address + name);
    },

    async read(url) {
      const name = nameOf(url);
      if (name === null) return null;
      return ask("GET", name).catch((cause: unknown) => {
        throw new AppError("service_unavailable", { cause });
      });
    },

    remove: (urls) => removeNamed(urls.map(nameOf).filter((name) => name !== null)),
  };
}
