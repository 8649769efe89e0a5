import "server-only";
import {
  Counter,
  type Counter as CounterType,
  Histogram,
  type Histogram as HistogramType,
  register,
} from "prom-client";

/**
 * The figures that this process counts itself. The web server and Next's bundle hold a copy of this module each, but share the
 * package and with it the registry, so each figure is made once and found afterwards.
 */
function once<M>(name: string, make: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make();
}

const REQUESTS = "http_request_duration_seconds";
const REFUSED = "mentorhood_limits_refused_total";

/** Seconds per request, by method, page type and status. */
export const requestSeconds: HistogramType<"method" | "route" | "status"> = once(
  REQUESTS,
  () =>
    new Histogram({
      name: REQUESTS,
      help: "Seconds from a request to the end of its answer.",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    }),
);

/** Attempts that a rate limit refused, by the name of the limit. */
export const refusedByLimit: CounterType<"limit"> = once(
  REFUSED,
  () => new Counter({ name: REFUSED, help: "Attempts that a rate limit refused.", labelNames: ["limit"] }),
);
