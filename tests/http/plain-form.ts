import { JSDOM } from "jsdom";
import { readPage, visit } from "./visit";

/** The fields of a form as a browser without scripts submits them: with the page's initial values. */
export async function readForm(path: string, selector: string, headers?: HeadersInit): Promise<FormData> {
  const { window } = new JSDOM(await readPage(path, headers));
  const form = window.document.querySelector<HTMLFormElement>(selector);
  if (!form) throw new Error(`${path} has no form "${selector}".`);
  const fields = new FormData();
  for (const [name, value] of new window.FormData(form)) fields.append(name, String(value));
  return fields;
}

/** Posts a form to its page as a browser without scripts does. */
export function postForm(path: string, form: FormData, headers: HeadersInit = {}): Promise<Response> {
  const all = new Headers(headers);
  all.set("Origin", new URL(process.env.E2E_BASE_URL!).origin);
  return visit(path, { method: "POST", headers: all, body: form });
}

/** The text content of a page's elements. */
export const textOf = (html: string): string => new JSDOM(html).window.document.body.textContent ?? "";
