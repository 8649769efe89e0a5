import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { contractOf } from "@/lib/platform/rest/contract";
import type { ContractEntry } from "@/lib/server/openapi/openapi-document";

const FOLDER = path.resolve("app/api/v1");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** Routes outside of the contract: its document and the page that shows it. */
const BESIDE = ["docs", "docs/[file]", "openapi.json"];

/**
 * The contract of every route on disk.
 * @throws Error for a route without one
 */
export async function findContracts(): Promise<ContractEntry[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => /route\.tsx?$/.test(file));
  const entries: ContractEntry[] = [];
  for (const file of files) {
    const route = path.dirname(file).replaceAll(path.sep, "/");
    if (BESIDE.includes(route)) continue;
    const address = pathToFileURL(path.join(FOLDER, file)).href;
    const handlers = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
    const found = contractsOf(route, handlers);
    if (found.length === 0) throw new Error(`${route} declares no method.`);
    entries.push(...found);
  }
  return entries;
}

/**
 * The contracts of one route's exports.
 * @throws Error for a method without one
 */
export function contractsOf(route: string, handlers: Record<string, unknown>): ContractEntry[] {
  return METHODS.flatMap((method) => {
    const handler = handlers[method];
    if (typeof handler !== "function") return [];
    const contract = contractOf(handler);
    if (contract === undefined) throw new Error(`${method} ${route} does not declare what it promises.`);
    return contract === null ? [] : [{ path: route, method, contract }];
  });
}
