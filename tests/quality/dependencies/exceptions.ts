/** Licences that allow use, change and distribution, and only require keeping their text. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** Package names (`*` matches any text), their declared licence (`none` without one), and the reason to accept it. */
export type LicenceException = { packages: readonly string[]; licence: string; reason: string };

export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  {
    packages: ["@fontsource/*", "@fontsource-variable/*"],
    licence: "OFL-1.1",
    reason: "Fonts, which this licence is made for: they may be bundled and served, and are not sold by themselves.",
  },
  {
    packages: ["caniuse-lite"],
    licence: "CC-BY-4.0",
    reason: "A table of browsers that Next reads while building; nothing of it is served.",
  },
  {
    packages: ["@img/sharp-libvips-*"],
    licence: "LGPL-3.0-or-later",
    reason: "libvips, a library of its own beside the product, which anybody may replace.",
  },
  {
    packages: ["@img/sharp-win32-*"],
    licence: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "sharp and libvips in one package, the library still as a file of its own.",
  },
  {
    packages: ["@img/sharp-wasm32"],
    licence: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    reason:
      "sharp and libvips for machines without a native build, which npm installs on none that this project runs on.",
  },
  {
    packages: ["react-leaflet", "@react-leaflet/core"],
    licence: "Hippocratic-2.1",
    reason:
      "Like MIT for whoever respects human rights, as this project does. Whoever cannot accept that has to draw the map with Leaflet alone.",
  },
  {
    packages: ["elkjs"],
    licence: "EPL-2.0",
    reason: "Comes with Prisma's studio, which the product neither runs nor serves.",
  },
  {
    packages: ["@next/swc-*", "@msgpackr-extract/*"],
    licence: "none",
    reason:
      "Builds for other machines, which the lock file names without a licence; both are MIT like what they belong to.",
  },
];

/** Accepted advisories and why they do no harm here. */
export type AdvisoryException = { id: string; reason: string };

export const ADVISORY_EXCEPTIONS: readonly AdvisoryException[] = [];
