/** `npm run openapi`: writes the contract's document from all routes under app/api/v1. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { openApiDocument } from "@/lib/server/openapi/openapi-document";
import { findContracts } from "./openapi/find-contracts";

const FILE = path.resolve("lib/server/openapi/openapi.json");

const entries = await findContracts();
await writeFile(FILE, `${JSON.stringify(openApiDocument(entries), null, 2)}\n`);
console.log(`${entries.length} calls in ${path.relative(process.cwd(), FILE)}`);
// The routes have opened a pool of connections, which would keep the process alive.
process.exit(0);
