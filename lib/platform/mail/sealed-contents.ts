import "server-only";
import { compactDecrypt, CompactEncrypt } from "jose";
import { keyFor } from "@/lib/platform/auth/keys";

/** A file that comes with a mail; its content is in base64. */
export type MailAttachment = { filename: string; contentType: string; content: string };

/** What a mail says. It holds working links, so whoever reads the database must not be able to read it. */
export type MailContents = {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
};

export async function sealContents(contents: MailContents): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(contents));
  return new CompactEncrypt(plain).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(keyFor("mails"));
}

/** @throws when the contents were sealed with another key */
export async function unsealContents(sealed: string): Promise<MailContents> {
  const { plaintext } = await compactDecrypt(sealed, keyFor("mails"));
  return JSON.parse(new TextDecoder().decode(plaintext)) as MailContents;
}
