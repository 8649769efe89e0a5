import { z } from "zod";

/** Maximum length of an address or a name in a log line, in characters. */
const MAX_TEXT = 200;
/** How many reports of one message to read, and how many of them to count. */
const MAX_READ = 100;
const MAX_REPORTS = 10;

const text = z
  .string()
  .catch("")
  .transform((value) => value.slice(0, MAX_TEXT));

/** An address without parts that may hold a search, a secret or a name: query, fragment and credentials. */
const address = z
  .string()
  .catch("")
  .transform((value) =>
    value
      .split(/[?#]/, 1)[0]!
      .replace(/\/\/[^/]*@/, "//")
      .slice(0, MAX_TEXT),
  );

const line = z.number().int().nullable().catch(null);

/** The format that browsers post to `report-uri`. */
const oldReport = z
  .object({
    "csp-report": z.object({
      "document-uri": address,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": address,
      "source-file": address,
      "line-number": line,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      line: report["line-number"],
    },
  ]);

/** The format that browsers post to the endpoint of `report-to`: a list that may include reports of other kinds. */
const newReports = z
  .array(
    z.object({
      type: text,
      body: z.object({
        documentURL: address,
        effectiveDirective: text,
        blockedURL: address,
        sourceFile: address,
        lineNumber: line,
      }),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .slice(0, MAX_REPORTS)
      .map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
        line: body.lineNumber,
      })),
  );

/**
 * Content security policy violations, in either of the browsers' two formats (W3C, Content Security Policy Level 3,
 * section 5, and Reporting API). Strips queries from addresses, truncates texts after 200 characters, and counts at
 * most ten reports per message.
 */
export const securityReportsSchema = z.preprocess(
  (message) => (Array.isArray(message) ? message.slice(0, MAX_READ) : message),
  z.union([oldReport, newReports]),
);

export type SecurityReport = z.output<typeof securityReportsSchema>[number];
