import type { Thing, WithContext } from "schema-dts";
import { scriptJson } from "@/lib/domain/structured-data/script-json.rules";

/** Facts of the page for search engines, as JSON-LD. The only place that writes such a script, since it has to be escaped. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
