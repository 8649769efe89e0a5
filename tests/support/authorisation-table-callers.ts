import { randomInt } from "node:crypto";
import { inspect } from "node:util";
import { unstable_doesMiddlewareMatch as isGuarded } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { isValidElement, type ReactElement } from "react";
import { PageAccount } from "@/components/account/page-account";
import { ACCOUNT_FIELD } from "@/lib/session-names";
import { type FormFailure, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { AppError } from "@/lib/errors";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import middleware, { config } from "@/middleware";
import type { Handler, Sending } from "./account-requests";
import type { ActionDoor, PageDoor } from "./authorisation-table-doors";
import type { Asked } from "./authorisation-table-inputs";
import { during } from "./authorisation-table-visit";

/** A caller's result: the cell of the table, and the whole text of the response. */
export type Got = { cell: string; text: string };
type Token = string | undefined;

/** A new client each time, so that rate limits do not hide authorisation errors. */
const clientHeader = () => ({ [SOCKET_ADDRESS_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** The headers of a session, for either way of sending it. */
export const sessionHeaders = {
  bearer: (token: Token): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {}),
  cookie: (token: Token): Record<string, string> => (token ? { Cookie: `auth_token=${token}` } : {}),
};

/** Sends a request to a route's handler. */
export async function askRoute(
  { handler, method }: { handler: Handler; method: string },
  { path = "/", params = {}, json, form, body, headers }: Sending,
  session: Record<string, string>,
): Promise<Got> {
  const all = new Headers({ ...clientHeader(), ...session, ...headers });
  if (json !== undefined) all.set("Content-Type", "application/json");
  const sent = json === undefined ? (form ?? body) : JSON.stringify(json);
  const request = new Request(`http://localhost${path}`, { method, headers: all, body: sent });
  const response = await handler(request, { params: Promise.resolve(params) });
  return { cell: String(response.status), text: await response.text() };
}

/**
 * Runs a server action with the fields of a form or with data.
 * @param account the account that the page was rendered for
 */
export async function runAction(
  { action }: ActionDoor,
  input: object | undefined,
  token: Token,
  account: string | undefined,
): Promise<Got> {
  const form = new FormData();
  const fields = { ...input, [SCRIPTED_FIELD]: "1", ...(account === undefined ? {} : { [ACCOUNT_FIELD]: account }) };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  // A form's action takes the previous state and the fields; a dialog's action takes the account and its data.
  const run = () => (action.length === 2 ? action(IDLE, form) : action(account, input));
  const answer = (await during({ token, headers: clientHeader() }, run)) as { status: "done" } | FormFailure;
  if (answer.status === "done") return { cell: "200", text: inspect(answer, { depth: null }) };
  // The typed values return only to the form that sent them.
  const { values: _typed, ...told } = answer;
  return { cell: String(new AppError(told.code).status), text: inspect(told, { depth: null }) };
}

/** Opens a page as a browser does, through the middleware if it covers the page. */
export async function openPage(door: PageDoor, asked: Asked, token: Token): Promise<Got> {
  const { path, search = {} } = asked;
  const address = Object.keys(search).length > 0 ? `${path}?${new URLSearchParams(search)}` : path;
  if (isGuarded({ config, url: address })) {
    const headers = sessionHeaders.cookie(token);
    const answer = await middleware(new NextRequest(`http://localhost${address}`, { headers }));
    const location = answer.headers.get("Location");
    if (location) return { cell: placeOf(location.replace("http://localhost", ""), address), text: "" };
    if (answer.status !== 200) return { cell: String(answer.status), text: "" };
  }
  return renderPage(door, asked, token);
}

/** Runs the page itself, which must be safe without the middleware. */
export async function renderPage(
  { page }: PageDoor,
  { path, params = {}, search = {} }: Asked,
  token: Token,
): Promise<Got> {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(search) };
  try {
    const element = await during({ token, headers: clientHeader() }, async () => {
      let part: unknown = await page(props);
      // Async components read on the server; the props of their elements hold the data for the browser.
      for (part = within(part); isAsyncPart(part); part = within(part)) part = await part.type(part.props);
      return part;
    });
    return { cell: "200", text: inspect(element, { depth: null }) };
  } catch (error) {
    const [kind, ...rest] = String((error as { digest?: unknown }).digest).split(";");
    if (kind === "NEXT_REDIRECT") return { cell: placeOf(rest[1]!, path), text: "" };
    if (kind === "NEXT_HTTP_ERROR_FALLBACK") return { cell: rest[0]!, text: "" };
    throw error;
  }
}

/** The content of an account marker, without the marker. */
const within = (node: unknown): unknown =>
  isValidElement<{ children: unknown }>(node) && node.type === PageAccount ? node.props.children : node;

type AsyncPart = ReactElement & { type: (props: unknown) => Promise<unknown> };
const isAsyncPart = (node: unknown): node is AsyncPart =>
  isValidElement(node) && typeof node.type === "function" && node.type.constructor.name === "AsyncFunction";

/** The target of a redirect, as named in the table; any other address stays as it is. */
function placeOf(address: string, from: string): string {
  if (address.startsWith(`/login?from=${encodeURIComponent(from.split("?")[0]!)}`)) return "login";
  if (address === "/login") return "login";
  return address === "/profile" ? "inside" : address;
}
