import type { IncomingMessage } from "node:http";
import type { PipelineResponse } from "./pipeline-response";

/** One step of the pipeline: answers the request, or calls `next`. */
export type Step = (request: IncomingMessage, response: PipelineResponse, next: () => void) => void;

/** The path of a request, without its query. */
export const pathOf = ({ url = "/" }: Pick<IncomingMessage, "url">): string => url.split(/[?#]/, 1)[0]!;
