import { type OutgoingHttpHeaders, request as ask, type Server, type ServerResponse } from "node:http";
import { UNAVAILABLE_RETRY_SECONDS } from "@/lib/errors";
import { links } from "@/lib/links";
import { wasUnavailableSince } from "@/lib/platform/db/unavailability";

/** Longest wait for our own ready-made page, in milliseconds. */
const PAGE_LIMIT_MS = 3_000;
/** In its place, should even that fail. */
const PLAIN_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>We will be right back</title>' +
  '<h1>We will be right back</h1><p>This page is not available right now. <a href="">Try again</a></p></html>';

let page: Promise<string> | undefined;

/** The page for visitors as the build has made it, asked of this very server once, because only Next knows where it lies. */
function unavailablePage(server: Server): Promise<string> {
  page ??= readPage(server).catch(() => {
    page = undefined;
    return PLAIN_PAGE;
  });
  return page;
}

function readPage(server: Server): Promise<string> {
  const bound = server.address();
  if (bound === null || typeof bound === "string") return Promise.reject(new Error("The server has no port."));
  // A server that listens everywhere is asked on this machine.
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[bound.address] ?? bound.address;
  return new Promise((resolve, reject) => {
    const asking = ask({ host, port: bound.port, path: links.unavailable, timeout: PAGE_LIMIT_MS }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.once("error", reject);
      answer.once("end", () => (answer.statusCode === 200 ? resolve(text) : reject(new Error("It is not there."))));
    });
    asking.once("timeout", () => asking.destroy(new Error("It took too long.")));
    asking.once("error", reject);
    asking.end();
  });
}

/** A failure just before the request counts too: several requests may wait for one page that is being made. */
const SLACK_MS = 1_000;

type Header = { key: string; value: string };

/**
 * Gives an answer that failed because the database could not be reached the status 503 and, where it is a page, a document
 * that can be read in the place of Next's empty one: Next itself knows only 500 for whatever a page throws
 * (docs/decisions/024-faults.md). Answers of routes, and of ways within the site, keep their bodies.
 * @param headers what the page carries in the place of what was set for the one that failed
 */
export function watchForUnavailable(response: ServerResponse, server: Server, headers: readonly Header[]): void {
  const startedAt = performance.now();
  let isReplaced = false;
  let sending: Promise<void> | undefined;
  // Next's compression keeps what it finds here, so these stand in its way from the beginning.
  const { writeHead, write, end, flushHeaders } = response;

  async function sendPage(): Promise<void> {
    const text = await unavailablePage(server);
    if (response.destroyed) return;
    for (const name of ["Content-Encoding", "Content-Length", "ETag"]) response.removeHeader(name);
    for (const { key, value } of headers) response.setHeader(key, value);
    writeHead.call(response, 503);
    end.call(response, text, "utf8");
  }

  response.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders)[]) => {
    if (isReplaced) return response;
    const isUnavailable = status === 500 && wasUnavailableSince(startedAt - SLACK_MS);
    if (!isUnavailable) return writeHead.call(response, status, ...(rest as []));
    const given = rest.find((part) => typeof part === "object") ?? {};
    for (const [name, value] of Object.entries(given)) if (value !== undefined) response.setHeader(name, value);
    response.statusCode = 503;
    response.setHeader("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
    response.setHeader("Cache-Control", "private, no-store");
    isReplaced = String(response.getHeader("Content-Type")).startsWith("text/html");
    return isReplaced ? response : writeHead.call(response, 503);
  }) as ServerResponse["writeHead"];

  /** Whether the page stands in for the answer, which is settled by its first sign: headers, a part of the body or its end. */
  function isPageSent(): boolean {
    if (response.statusCode === 500 && !isReplaced && !response.headersSent) response.writeHead(500);
    return isReplaced;
  }
  response.write = ((...all: Parameters<ServerResponse["write"]>) =>
    isPageSent() || write.apply(response, all)) as ServerResponse["write"];
  response.flushHeaders = () => {
    if (!isPageSent()) flushHeaders.call(response);
  };
  response.end = ((...all: Parameters<ServerResponse["end"]>) => {
    if (!isPageSent()) return end.apply(response, all);
    sending ??= sendPage().catch(() => void response.destroy());
    return response;
  }) as ServerResponse["end"];
}
