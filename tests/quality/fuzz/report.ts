import { KIND_NAMES } from "./kinds";
import type { FuzzOperation } from "./operations";
import type { Outcome } from "./send-requests";

/** Printed examples of one fault. */
const EXAMPLES = 2;
/** Printed characters of an address or a body, and of a header. */
const BODY_LENGTH = 600;
const HEADER_LENGTH = 100;

const statusOf = ({ answer }: Outcome) => (answer ? String(answer.status) : "none");

/** "200×41 422×3" */
function countsOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(statusOf(outcome), (counts.get(statusOf(outcome)) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, count]) => `${status}×${count}`)
    .join(" ");
}

/** A table of statuses by operation and kind of request, with totals. */
export function tableOf(operations: readonly FuzzOperation[], outcomes: readonly Outcome[]): string[] {
  const ofOperations = operations.flatMap(({ id, name }) => {
    const own = outcomes.filter(({ request }) => request.operation.id === id);
    return [`${name}  (${own.length})`, ...kindsOf(own)];
  });
  const late = outcomes.filter((outcome) => statusOf(outcome) === "429").length;
  const faulty = outcomes.filter(({ faults }) => faults.length > 0).length;
  const share = ((100 * late) / Math.max(1, outcomes.length)).toFixed(1);
  return [
    ...ofOperations,
    `All operations  (${outcomes.length})`,
    ...kindsOf(outcomes),
    `${late} were refused for their number (429, ${share} %), ${faulty} answers have faults.`,
  ];
}

function kindsOf(outcomes: readonly Outcome[]): string[] {
  return KIND_NAMES.flatMap((kind) => {
    const own = outcomes.filter(({ request }) => request.kind === kind);
    return own.length === 0 ? [] : [`  ${kind.padEnd(12)}${String(own.length).padStart(6)}  ${countsOf(own)}`];
  });
}

/** Operations without any successful request, which were hardly tested. */
export function neverReached(operations: readonly FuzzOperation[], outcomes: readonly Outcome[]): string[] {
  const reached = new Set(
    outcomes.filter(({ answer }) => answer && answer.status < 400).map(({ request }) => request.operation.id),
  );
  return operations.filter(({ id }) => !reached.has(id)).map(({ name }) => name);
}

/** The faults, grouped, each with the data to repeat the request. */
export function describeFaults(outcomes: readonly Outcome[], seed: number): string[] {
  const alike = new Map<string, Outcome[]>();
  for (const outcome of outcomes.filter(({ faults }) => faults.length > 0)) {
    const fault = `${outcome.request.operation.name}: ${outcome.faults.join("; ")}`;
    alike.set(fault, [...(alike.get(fault) ?? []), outcome]);
  }
  return [...alike].map(([fault, all]) => {
    const examples = all.slice(0, EXAMPLES).map((outcome) => describeRequest(outcome, seed));
    return [`${fault}  (${all.length})`, ...examples].join("\n");
  });
}

/** A request and its response as sent. */
export function describeRequest({ request, answer }: Outcome, seed: number): string {
  const { number, kind, second, method, target, headers, body, isCut, caller } = request;
  const changes = second ? `${kind} and ${second}` : kind;
  return [
    `  npm run fuzz -- --seed ${seed} --only ${number}   (${changes}, client ${caller.client}${isCut ? ", cut off within the body" : ""})`,
    `  ${method} /api/v1${shortened(target)}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${shortened(value, HEADER_LENGTH)}`),
    ...(body ? [`  ${shortened(body.toString())}`] : []),
    answer
      ? `  answered ${answer.status} ${answer.headers["content-type"] ?? ""}: ${shortened(answer.text)}`
      : "  had no answer",
  ].join("\n");
}

const shortened = (text: string, length = BODY_LENGTH) =>
  JSON.stringify(text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text).slice(1, -1);
