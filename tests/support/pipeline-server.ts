import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PipelineResponse } from "@/lib/platform/process/pipeline-response";
import type { Step } from "@/lib/platform/process/step";

/** A real server with one step of the pipeline, or all of it, in front of an application. */
export async function servePipeline(
  step: Step,
  application: RequestListener,
): Promise<{ server: Server; port: number; address: string }> {
  const server = createServer({ ServerResponse: PipelineResponse }, (request, response) =>
    step(request, response, () => void application(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, address: `http://127.0.0.1:${port}` };
}
