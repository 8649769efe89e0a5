import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The site's own drawings for share images. Each path is literal, so that the build traces this file and not the whole
 * project.
 */
const DRAWINGS = {
  mark: () => readFile(path.join(process.cwd(), "app/icon.svg")),
  map: () => readFile(path.join(process.cwd(), "public/illustrations/map.svg")),
  scene: () => readFile(path.join(process.cwd(), "public/illustrations/hero.svg")),
};

const drawn = new Map<string, string>();

/** A drawing as a data address, cached. */
export async function shareDrawing(name: keyof typeof DRAWINGS): Promise<string> {
  const drawing = drawn.get(name) ?? svgAddress(await DRAWINGS[name]());
  drawn.set(name, drawing);
  return drawing;
}

/** The data address of an SVG document. */
export function svgAddress(svg: string | Buffer): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
