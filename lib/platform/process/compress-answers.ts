import "server-only";
import type { IncomingMessage } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { env } from "@/lib/platform/env";
import { addRequestStep, type RequestStep } from "./add-request-step";

/** Scripts and styles of the build, asked for without parameters: there are as many such addresses as files. */
const BUILD_FILE = /^\/_next\/static\/[^?]+\.(?:js|css)$/;
/** Headers that ask for a part, for nothing that one has already, or for oneself. */
const OWN_KIND_OF_ANSWER = ["rsc", "range", "if-none-match", "authorization"];
/** A page is compressed while a visitor waits; a file of the build once for all of them (`remember-pages.ts`). */
const PAGE_QUALITY = 5;
const FILE_QUALITY = 10;
/** The best first; each unless it is refused with a weight of zero. */
const ENCODINGS = [
  { name: "br", isTaken: /\bbr\b(?!\s*;\s*q=0(\.0+)?(?![.\d]))/ },
  { name: "gzip", isTaken: /\bgzip\b(?!\s*;\s*q=0(\.0+)?(?![.\d]))/ },
] as const;

/** How an answer to a request is compressed; `identity` where it is sent as it is, as parts of files are. */
export function encodingOf({ headers }: IncomingMessage): "br" | "gzip" | "identity" {
  if (headers.range !== undefined) return "identity";
  const taken = String(headers["accept-encoding"] ?? "").toLowerCase();
  return ENCODINGS.find(({ isTaken }) => isTaken.test(taken))?.name ?? "identity";
}

/** Whether a request asks for something whole that anybody would be given; ways within the site ask for data instead of a page. */
export const isPlainGet = ({ method, headers }: IncomingMessage) =>
  method === "GET" && OWN_KIND_OF_ANSWER.every((name) => headers[name] === undefined);

/** Whether a request is for a file of the build, whose name changes with its contents. */
export const isBuildFile = (request: IncomingMessage) => isPlainGet(request) && BUILD_FILE.test(request.url ?? "");

/** Compresses in the place of Next, which knows only gzip: Brotli saves a phone a seventh of scripts and a fifth of pages. */
export function compressAnswers(): void {
  // A platform compresses at its edge.
  if (env.VERCEL === "1") return;
  const compressPage = compressWith(PAGE_QUALITY);
  const compressFile = compressWith(FILE_QUALITY);
  addRequestStep((request, response, next) => {
    request.headers["accept-encoding"] = encodingOf(request);
    const compress = isBuildFile(request) ? compressFile : compressPage;
    compress(request, response, next);
  });
}

const compressWith = (quality: number) =>
  compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } } }) as unknown as RequestStep;
