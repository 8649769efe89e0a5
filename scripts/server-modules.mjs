import { register } from "node:module";

/** Lets a plain Node process load server modules: only Next's bundler knows the "server-only" guard. */
const hook = `export async function resolve(specifier, context, next) {
  if (specifier === "server-only") return { shortCircuit: true, url: "data:text/javascript," };
  return next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
