import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildNext, isHealthy, startNext } from "@/scripts/next-process";
import { freePort } from "@/scripts/port";
import { onStopRequest } from "@/scripts/stop-request";

/** Ignored by git and by every check of the project. */
const FLOOR = ".data/floor-app";

/** A page with a text of a given length. */
const PAGE = `export default async function Page({ params }) {
  const { characters } = await params;
  return <main><h1>Hello</h1><p>{"x".repeat(Math.min(Number(characters) || 0, 1000000))}</p></main>;
}
`;

/** The smallest app with this Next.js version. Whatever the site sends beyond it, the site adds. */
const FILES: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "next.config.mjs": "export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };\n",
  "app/layout.jsx": `export const metadata = { title: "Hello" };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  "app/static/[characters]/page.jsx": `export const revalidate = 3600;
export const generateStaticParams = () => [];
${PAGE}`,
  "app/dynamic/[characters]/page.jsx": `export const dynamic = "force-dynamic";
${PAGE}`,
  "app/api/health/route.js": "export const GET = () => new Response();\n",
};

/** Linked into the app, because Turbopack with the project's root would find the site's middleware. */
const PACKAGES = ["next", "react", "react-dom"];
type Manifest = { dependencies?: Readonly<Record<string, string>> };

export type FloorApp = {
  /** Path of a page with a text of this many characters. */
  pageAddress(kind: "static" | "dynamic", characters: number): string;
  /** Path of a page whose response has this many bytes before compression, if it can be that small. */
  pageOfBytes(kind: "static" | "dynamic", bytes: number): Promise<string>;
};

/** Adds a package and its dependencies to the floor, as hard links to the project's files. */
function linkPackage(name: string): void {
  const source = path.join("node_modules", name);
  const target = path.join(FLOOR, source);
  if (existsSync(target)) return;
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const place = path.join(FLOOR, entry.parentPath, entry.name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (entry.isFile()) linkSync(path.join(entry.parentPath, entry.name), place);
  }
  const manifest = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8")) as Manifest;
  for (const dependency of Object.keys(manifest.dependencies ?? {})) linkPackage(dependency);
}

/** Builds a cached and an uncached hello page with the site's Next.js. @throws Error when that fails */
async function buildFloorApp(): Promise<void> {
  rmSync(FLOOR, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const place = path.join(FLOOR, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  PACKAGES.forEach(linkPackage);
  if (!(await buildNext({}, FLOOR))) throw new Error("The floor app could not be built.");
}

/** Builds and serves the floor, runs a task against it and stops it. @throws Error when it does not start */
export async function withFloorApp<T>(task: (floor: FloorApp) => Promise<T>): Promise<T> {
  await buildFloorApp();
  const port = await freePort();
  const env = { NODE_ENV: "production" };
  const place = { directory: FLOOR, host: "127.0.0.1", port };
  const server = startNext({ command: "start", ...place, withoutPipeline: true, env, quiet: true });
  const stopListening = onStopRequest(() => void server.stop());
  const address = `http://localhost:${port}`;
  const pageAddress: FloorApp["pageAddress"] = (kind, characters) => `${address}/${kind}/${characters}`;
  try {
    if (!(await isHealthy(address, server.ended))) throw new Error(`The floor app did not start.\n${server.output()}`);
    const pageOfBytes: FloorApp["pageOfBytes"] = async (kind, bytes) => {
      const least = (await (await fetch(pageAddress(kind, 0))).arrayBuffer()).byteLength;
      // The page contains its text twice: as HTML and as React's data.
      return pageAddress(kind, Math.max(0, Math.round((bytes - least) / 2)));
    };
    return await task({ pageAddress, pageOfBytes });
  } finally {
    stopListening();
    await server.stop();
  }
}
