import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const API_KEY = "sk_live_tests";

type Refusal = { on: "upload" | "remove"; from: number };

/** Implements the part of UploadThing's API that stores, serves and removes files, and simulates failures. */
export async function startFakeUploadThing() {
  const files = new Map<string, Buffer>();
  const requests: string[] = [];
  let refusal: Refusal | null = null;
  let uploads = 0;
  let isSilent = false;

  const isRefused = (on: Refusal["on"], number = 1) => refusal?.on === on && number >= refusal.from;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, "http://fake");
    requests.push(`${request.method} ${pathname}`);
    const body = await bytesOf(request);
    if (isSilent) return;
    const json = (status: number, content: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));

    if (request.method === "PUT") {
      uploads++;
      if (isRefused("upload", uploads)) return void json(500, { error: "Told to refuse." });
      if (!searchParams.get("signature")?.startsWith("hmac-sha256=")) return void json(403, { error: "Not signed." });
      const form = await new Response(body, {
        headers: { "Content-Type": request.headers["content-type"]! },
      }).formData();
      const key = pathname.slice(1);
      files.set(key, Buffer.from(await (form.get("file") as File).arrayBuffer()));
      const url = `https://utfs.io/f/${key}`;
      return void json(200, { url, appUrl: url, ufsUrl: `https://tests.ufs.sh/f/${key}`, fileHash: "0" });
    }
    if (request.method === "POST" && pathname === "/v6/deleteFiles") {
      if (isRefused("remove")) return void json(500, { error: "Told to refuse." });
      if (request.headers["x-uploadthing-api-key"] !== API_KEY) return void json(401, { error: "Who is asking?" });
      const { fileKeys } = JSON.parse(body.toString()) as { fileKeys: string[] };
      const deletedCount = fileKeys.filter((key) => files.delete(key)).length;
      return void json(200, { success: true, deletedCount });
    }
    const file = files.get(pathname.replace("/f/", ""));
    if (request.method !== "GET" || !file) return void json(404, { error: "There is nothing here." });
    response.writeHead(200, { "Content-Type": "image/webp" }).end(file);
  }

  const server = createServer((request, response) => void answer(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const token = { apiKey: API_KEY, appId: "tests", regions: ["sea1"] };

  return {
    url: `http://127.0.0.1:${port}`,
    token: Buffer.from(JSON.stringify(token)).toString("base64"),
    files: files as ReadonlyMap<string, Buffer>,
    /** Method and path of every request since the last call. */
    requests: (): string[] => requests.splice(0),

    /** From now on, fails uploads from the given one on, or removals. */
    refuse(on: Refusal["on"], from = 1): void {
      refusal = { on, from };
      uploads = 0;
    },
    /** From now on, accepts requests and never responds. */
    hang(): void {
      isSilent = true;
    },
    /** Accepts everything again. */
    recover(): void {
      refusal = null;
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
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
