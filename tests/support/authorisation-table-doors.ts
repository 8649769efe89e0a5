import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { contractOf } from "@/lib/platform/rest/contract";
import type { Handler } from "./account-requests";

type Module = Record<string, unknown>;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** A method of an address; `isDeclared` is false for methods that `defineResource` refuses with 405. */
export type RouteDoor = { path: string; method: string; handler: Handler; isDeclared: boolean };
export type PageDoor = { path: string; page: (props: object) => unknown };
export type ActionDoor = { name: string; action: (...args: unknown[]) => Promise<unknown> };

/** Modules of a folder with this file name ending, by their path within it. */
async function modulesOf(folder: string, ending: RegExp): Promise<[file: string, module: Module][]> {
  const files = readdirSync(path.resolve(folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    ending.test(file),
  );
  return Promise.all(
    files.sort().map(async (file): Promise<[string, Module]> => {
      const address = pathToFileURL(path.resolve(folder, file)).href;
      return [file, (await import(/* @vite-ignore */ address)) as Module];
    }),
  );
}

/** The address of a file in `app`, without route groups. */
function addressOf(file: string): string {
  const segments = path
    .dirname(file)
    .split(path.sep)
    .filter((segment) => segment !== "." && !/^\(.*\)$/.test(segment));
  return `/${segments.join("/")}`;
}

/** Every method of every `route.ts` on disk. */
export async function findRoutes(): Promise<RouteDoor[]> {
  const modules = await modulesOf("app", /(^|\/)route\.tsx?$/);
  return modules.flatMap(([file, module]) =>
    METHODS.filter((method) => typeof module[method] === "function").map((method) => {
      const handler = module[method] as Handler;
      return { path: addressOf(file), method, handler, isDeclared: contractOf(handler) !== null };
    }),
  );
}

/** Every `page.tsx` on disk. */
export async function findPages(): Promise<PageDoor[]> {
  const modules = await modulesOf("app", /(^|\/)page\.tsx$/);
  return modules.map(([file, module]) => ({ path: addressOf(file), page: module.default as PageDoor["page"] }));
}

/** Every export of the server actions on disk. */
export async function findActions(): Promise<ActionDoor[]> {
  const modules = await modulesOf("lib/actions", /\.actions\.ts$/);
  return modules.flatMap(([, module]) =>
    Object.entries(module).map(([name, action]) => ({ name, action: action as ActionDoor["action"] })),
  );
}
