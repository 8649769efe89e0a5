import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Attachment = { filename: string; content: string; content_type: string };
type Mail = {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};
/** A request to send a mail, whatever its response. */
type MailRequest = {
  key: string | undefined;
  authorization: string | undefined;
  mail: Mail;
};

/** Implements the part of Resend's API that sending a mail needs, and simulates failures. */
export async function startFakeMailProvider() {
  let requests: MailRequest[] = [];
  let refusal: { status: number; name: string } | null = null;
  let delayMs = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { status, ...content } =
      request.method === "POST" && request.url === "/emails"
        ? record(request, body)
        : { status: 404, name: "not_found", message: "There is nothing here." };
    await sleep(delayMs, undefined, { ref: false });
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));
  }

  function record({ headers }: IncomingMessage, body: string) {
    const key = headers["idempotency-key"]?.toString();
    requests.push({ key, authorization: headers.authorization, mail: JSON.parse(body) });
    if (!refusal) return { status: 200, id: key };
    return { status: refusal.status, statusCode: refusal.status, name: refusal.name, message: "Told to refuse." };
  }

  const server = createServer((request, response) => void answer(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests: (): readonly MailRequest[] => requests,

    /** Answers every request with an error from now on. */
    fail(status: number, name: string): void {
      refusal = { status, name };
    },
    /** Answers every request only after this time from now on. */
    delay(ms: number): void {
      delayMs = ms;
    },
    /** Takes no connections from now on. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    /** Accepts everything at once again and forgets what was sent. */
    async recover(): Promise<void> {
      refusal = null;
      delayMs = 0;
      requests = [];
      if (!server.listening) await listen(port);
    },
  };
}
