import type { Handler } from "./account-requests";

/** Wraps a handler: requests without a session get the next of the tokens in turn. */
export function signedInAs(tokens: readonly string[], handler: Handler): Handler {
  let count = 0;
  return (request, context) => {
    if (!request.headers.has("Authorization")) {
      request.headers.set("Authorization", `Bearer ${tokens[count++ % tokens.length]}`);
    }
    return handler(request, context);
  };
}
