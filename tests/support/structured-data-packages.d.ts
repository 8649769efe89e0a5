/** The two packages are untyped. */
declare module "@marbec/web-auto-extractor" {
  type Extracted = {
    jsonld: Record<string, Record<string, unknown>[]>;
    errors: { format: string; message: string }[];
  };
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: boolean | string[] });
    parse(html: string): Extracted;
  }
}

declare module "@adobe/structured-data-validator" {
  type Issue = { rootType: string; issueMessage: string; severity: "ERROR" | "WARNING"; fieldNames?: string[] };
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}
