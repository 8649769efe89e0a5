import "server-only";
import { render, toPlainText } from "@react-email/components";
import type { ReactElement } from "react";
import type { MailContents } from "./sealed-contents";

/** A mail that is ready to be sent. */
export type ComposedMail = { template: string; to: string } & MailContents;

/** A subject is one line whatever name is in it, so that no name can begin a header of its own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Renders a mail's body as HTML and as plain text. */
export async function compose(
  template: string,
  to: string,
  subject: string,
  body: ReactElement,
): Promise<ComposedMail> {
  const html = await render(body);
  return { template, to, subject: oneLine(subject), html, text: toPlainText(html) };
}
