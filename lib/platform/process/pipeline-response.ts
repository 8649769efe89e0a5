import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

/** A text returned here is sent instead of the answer's own body. */
type HeadersListener = () => string | void;

/**
 * The response class of our servers, given to `createServer` by its `ServerResponse` option. Steps use it to see an answer's status
 * and headers before they are sent, to replace its body, and to read the bytes that go out.
 */
export class PipelineResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  /** Receives each part of the body as it is sent, after compression. */
  onBody: ((part: Buffer) => void) | null = null;
  readonly #headersListeners: HeadersListener[] = [];
  #isReplaced = false;

  /** Calls back once, just before the headers are sent. The first returned text replaces the body. */
  beforeHeaders(listener: HeadersListener): void {
    this.#headersListeners.push(listener);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = (rest.find((part) => typeof part === "object" && part !== null) ?? {}) as OutgoingHttpHeaders;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    let body: string | undefined;
    for (const listener of this.#headersListeners.splice(0)) body ??= listener() ?? undefined;
    if (body === undefined) return super.writeHead(this.statusCode);
    for (const name of ["Content-Encoding", "ETag"]) this.removeHeader(name);
    this.setHeader("Content-Length", Buffer.byteLength(body));
    super.writeHead(this.statusCode);
    super.end(body);
    this.#isReplaced = true;
    return this;
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (this.#isReplaced) return true;
    this.#report(chunk, rest[0]);
    return super.write(chunk, ...(rest as []));
  }

  override end(...all: unknown[]): this {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (this.#isReplaced) return this;
    this.#report(all[0], all[1]);
    return super.end(...(all as []));
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (!this.#isReplaced) super.flushHeaders();
  }

  #report(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === "string") this.onBody?.(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) this.onBody?.(Buffer.from(chunk));
  }
}
