import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";

/** The key that the server knows. */
const KEY = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const BUCKET = "pictures";

/** Runs an S3 server with one bucket, which checks signatures, and simulates outages like `startFakeUploadThing`. */
export async function startS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), "s3-"));
  const s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: string[] = [];
  let isSilent = false;
  let failingFrom = Infinity;
  let uploads = 0;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (isSilent) {
      if (request.method === "GET") response.writeHead(200).write("RIFF");
      return;
    }
    if (request.method === "PUT" && ++uploads >= failingFrom) return void response.writeHead(500).end();
    answer(request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, region: "ap-south-1", bucket: BUCKET, ...KEY },
    /** Method and path of every request since the last call. */
    requests: (): string[] => requests.splice(0),
    files: {
      get size(): number {
        return readdirSync(path.join(directory, BUCKET)).filter((name) => name.endsWith("_object")).length;
      },
    },
    /** From now on, fails uploads from the given one on. */
    refuse(_on: "upload", from = 1): void {
      failingFrom = from;
      uploads = 0;
    },
    /** From now on, accepts requests and never responds to the end. */
    hang(): void {
      isSilent = true;
    },
    /** Accepts everything again. */
    recover(): void {
      failingFrom = Infinity;
      isSilent = false;
    },
    /** Accepts connections again after a stop. */
    start: () => listen(port),
    /** From now on, refuses connections. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    removeFiles: () => rmSync(directory, { recursive: true, force: true }),
  };
}
