import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { create, extract } from "tar";

/**
 * Packs a folder into one encrypted file, in the format of `age`, whose program opens it too. The file appears under its
 * name only when it is whole.
 * @throws Error when the file exists already
 */
export async function packFolder(folder: string, file: string, passphrase: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already. Nothing was written.`);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const packed = Readable.toWeb(Readable.from(create({ gzip: true, cwd: folder, portable: true }, ["."])));
  const encrypted = await encrypter.encrypt(packed as ReadableStream<Uint8Array>);
  const unfinished = `${file}.part`;
  try {
    await pipeline(Readable.fromWeb(encrypted as never), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Unpacks such a file into a folder.
 * @throws Error when the passphrase is wrong or the file is damaged
 */
export async function unpackFolder(file: string, folder: string, passphrase: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
    await pipeline(Readable.fromWeb(decrypted as never), extract({ cwd: folder, strict: true }));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw cause;
    throw new Error(`${file} cannot be opened: the passphrase is wrong, or the file is damaged.`, { cause });
  }
}
