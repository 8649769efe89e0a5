/**
 * `npx tsx scripts/make-town-list.ts`: writes the list of Indian towns that the server searches. Run it after a change
 * of the towns. The names, places and populations come from GeoNames (https://www.geonames.org), which is
 * licensed under Creative Commons Attribution 4.0; some names and populations are corrected (town-corrections.ts).
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { townListText } from "./seed/places/town-list";

const file = path.join(import.meta.dirname, "../lib/server/places/towns.json");
const text = townListText();
writeFileSync(file, text);
console.log(`Wrote ${text.split("\n").length - 4} towns, ${Math.round(text.length / 1024)} kB, to ${file}.`);
