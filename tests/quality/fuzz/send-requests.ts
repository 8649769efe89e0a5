import { type Answer, faultsOf } from "./check-answer";
import { type FuzzRequest, makeRequest, type Run } from "./make-request";
import { prepare } from "./prepare";
import type { Privacy } from "./private-values";
import { FILLED_IN } from "./samples";
import type { Scene } from "./scene";
import type { Written } from "./write-request";

/**
 * Sends a request to the product; null when the connection was closed on purpose. `address` is the operation's path
 * in the document,
 * `client` the client's network address.
 */
export type Sender = (request: Written & { address: string; client: string }) => Promise<Answer | null>;

/** A request and its response; null when the connection was closed on purpose. */
export type Outcome = { request: FuzzRequest; answer: Answer | null; faults: string[] };

export type World = {
  run: Run;
  scene: Scene;
  privacy: Privacy;
  send: Sender;
  /** The site's own address, as in `Origin`. */
  origin: string;
  /** Values for the placeholders of a request. */
  fillIn: Record<keyof typeof FILLED_IN, (request: FuzzRequest) => Promise<string>>;
};

/** Sends the requests with these numbers, several in parallel. */
export async function runRequests(world: World, numbers: readonly number[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const worker = async () => {
    while (next < numbers.length) outcomes.push(await sendOne(world, numbers[next++]!));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes.sort((a, b) => a.request.number - b.request.number);
}

async function sendOne(world: World, number: number): Promise<Outcome> {
  const request = await withFillIns(makeRequest(world.run, number), world);
  await prepare(request, world.scene);
  const headers = { ...(await sessionHeaders(request, world)), ...request.headers };
  const sent = { ...request, headers };
  try {
    const answer = await world.send({ ...sent, address: request.operation.path, client: request.caller.client });
    return { request: sent, answer, faults: answer ? faultsOf(sent, answer, world.privacy) : [] };
  } catch (error) {
    return { request: sent, answer: null, faults: [`it got no answer: ${(error as Error).message}`] };
  }
}

async function sessionHeaders(
  { caller, method }: FuzzRequest,
  { scene, origin }: World,
): Promise<Record<string, string>> {
  const { person, badToken, way } = caller;
  const bad = badToken === null ? undefined : scene.badTokens[badToken % scene.badTokens.length];
  const token = person ? await scene.tokenOf(person) : bad;
  const session: Record<string, string> =
    token === undefined
      ? {}
      : way === "bearer"
        ? { Authorization: `Bearer ${token}` }
        : { Cookie: `theme=dark; auth_token=${token}` };
  const pages = { own: { Origin: origin }, foreign: { Origin: "https://evil.example" }, none: {} };
  return { ...session, ...(method === "GET" ? {} : pages[caller.origin]) };
}

async function withFillIns(request: FuzzRequest, { fillIn }: World): Promise<FuzzRequest> {
  let filled = request;
  for (const [name, placeholder] of Object.entries(FILLED_IN)) {
    const { target, params, body } = filled;
    if (!target.includes(placeholder) && !body?.includes(placeholder)) continue;
    const value = await fillIn[name as keyof typeof FILLED_IN](request);
    const put = (text: string) => text.replace(placeholder, value);
    filled = {
      ...filled,
      target: put(target),
      params: Object.fromEntries(Object.entries(params).map(([key, part]) => [key, put(part)])),
      body: body && Buffer.from(put(body.toString("latin1")), "latin1"),
    };
  }
  return filled;
}
