import type { Thing, WithContext } from "schema-dts";
import { scriptJson } from "@/lib/domain/structured-data/script-json.rules";

/** Structured data as JSON-LD. The only component that writes such a script, because its content needs escaping. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
