import "server-only";
import type { z } from "zod";
import { type ActorFor, type Auth, authenticate } from "./authenticate";
import { type Contract, type Operation, withContract } from "./contract";
import type { Handler } from "./define-route";
import { type Visitor, visitorOf } from "./visitor";

type FileDeclaration<A extends Auth, P extends z.ZodType> = {
  operation: Operation;
  auth?: A;
  params: P;
  /** Media type of the answer. */
  contentType: string;
  /** Name that a browser keeps it under. */
  filename: string;
  run: (input: { actor: ActorFor<A>; params: z.output<P>; visitor: Visitor }) => Promise<string>;
};

/** Declares a GET that answers with a file of text, made for one person; its errors have the contract's shape. */
export function defineFileRoute<P extends z.ZodType, A extends Auth = undefined>(
  declaration: FileDeclaration<A, P>,
): Handler {
  const { auth, params, contentType, filename, run } = declaration;
  const contract: Contract = { ...declaration, answer: { kind: "file", mediaType: contentType } };
  const handle: Handler = async (request, context) => {
    const actor = (await authenticate(request, auth)) as ActorFor<A>;
    const visitor = visitorOf(request.headers);
    const text = await run({ actor, params: params.parse(await context.params), visitor });
    const headers = {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${filename}"`,
      "Cache-Control": "private, no-store",
    };
    return new Response(text, { headers });
  };
  return withContract(handle, contract);
}
