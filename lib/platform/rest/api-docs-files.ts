import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { version } from "swagger-ui-dist/package.json";

const JAVASCRIPT = "text/javascript; charset=utf-8";
const CSS = "text/css; charset=utf-8";

/** Written out, because the build follows such addresses to know what belongs to the server (prettier would fold them). */

const FILES: Record<string, readonly [mediaType: string, read: () => Promise<Buffer>]> = {
  [`swagger-ui-${version}.css`]: [
    CSS,
    () => readFile(path.join(process.cwd(), "node_modules/swagger-ui-dist/swagger-ui.css")),
  ],
  [`swagger-ui-${version}.js`]: [
    JAVASCRIPT,
    () => readFile(path.join(process.cwd(), "node_modules/swagger-ui-dist/swagger-ui-bundle.js")),
  ],
};

/** Names of the viewer's files. They carry its version, so that browsers may keep them for good. */
export const [apiDocsStyle, apiDocsScript] = Object.keys(FILES) as [string, string];

/** A file of the viewer, or null for any other name. */
export async function readApiDocsFile(name: string) {
  if (!Object.hasOwn(FILES, name)) return null;
  const [mediaType, read] = FILES[name]!;
  return { mediaType, bytes: new Uint8Array(await read()) };
}
