import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { readSchemaVocabulary } from "./schema-vocabulary";

const validator = new Validator(readSchemaVocabulary());

/** The JSON-LD of a page by the types of its blocks. */
export function extractStructuredData(html: string): Record<string, Record<string, unknown>[]> {
  return new WebAutoExtractor().parse(html).jsonld;
}

/**
 * The faults that two independent packages find in the JSON-LD of a page: unreadable scripts, types and properties
 * unknown to schema.org, and missing fields that Google requires. Includes warnings.
 */
export async function faultsOfStructuredData(html: string): Promise<string[]> {
  const issues = await validator.validate(new WebAutoExtractor().parse(html));
  return issues.map(({ rootType, severity, issueMessage }) => `${rootType}: ${severity} ${issueMessage}`);
}
