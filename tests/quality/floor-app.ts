import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildNext, isHealthy, type NextServer, startNext } from "@/scripts/next-process";

/** Where neither git nor any check of the project looks. */
const FLOOR = ".data/floor-app";

/** A page that is made once for each length of its text and then answered from the cache. */
const PAGE = `export default async function Page({ params }) {
  const { characters } = await params;
  return <main><h1>Hello</h1><p>{"x".repeat(Math.min(Number(characters) || 0, 1000000))}</p></main>;
}
`;

/** The least that an app of this Next.js can be: nothing of it is ours, so what the site has more than this, it has from us. */
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

/** Turbopack looks for what belongs to an app in all folders above it, up to its root: with the project's, it would find the site's middleware. */
const PACKAGES = ["next", "react", "react-dom"];
type Manifest = { dependencies?: Readonly<Record<string, string>> };

export type FloorApp = {
  server: NextServer;
  /** Where its page of one kind stands, with a text of so many characters. */
  pageAddress(kind: "static" | "dynamic", characters: number): string;
  /** The same page with an answer of so many bytes before compression, or as small as it can be. */
  pageOfBytes(kind: "static" | "dynamic", bytes: number): Promise<string>;
};

/** Gives the floor a package with everything that it depends on, by links to the project's own files. */
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

/**
 * Builds the floor: a hello page, once cached and once made at each visit, by the Next.js of the site.
 * @throws Error when it cannot be built
 */
export async function buildFloorApp(): Promise<void> {
  rmSync(FLOOR, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const place = path.join(FLOOR, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  PACKAGES.forEach(linkPackage);
  if (!(await buildNext({}, FLOOR))) throw new Error("The floor app could not be built.");
}

/**
 * Serves what buildFloorApp has built, on 127.0.0.1; whoever calls it stops the server.
 * @param port one that is free (`freePort`)
 * @throws Error when it does not start
 */
export async function serveFloorApp(port: number): Promise<FloorApp> {
  const env = { NODE_ENV: "production" };
  const server = startNext({ command: "start", directory: FLOOR, host: "127.0.0.1", port, env, quiet: true });
  const address = `http://localhost:${port}`;
  if (!(await isHealthy(address, server.ended))) {
    server.kill();
    throw new Error(`The floor app did not start.\n${server.output()}`);
  }
  const pageAddress: FloorApp["pageAddress"] = (kind, characters) => `${address}/${kind}/${characters}`;
  return {
    server,
    pageAddress,
    pageOfBytes: async (kind, bytes) => {
      const least = (await (await fetch(pageAddress(kind, 0))).arrayBuffer()).byteLength;
      // The text stands in the page, and again in what React takes the page over by.
      return pageAddress(kind, Math.max(0, Math.round((bytes - least) / 2)));
    },
  };
}
