import { z } from "zod";

/** As much of an address or a name as a log line has use for, in characters. */
const MAX_TEXT = 200;
/** How many reports of one message are read, and how many of them count. */
const MAX_READ = 100;
const MAX_REPORTS = 10;

const text = z
  .string()
  .catch("")
  .transform((value) => value.slice(0, MAX_TEXT));

/** An address without what may hold a search, a secret or a name: query, fragment, and the login of an address. */
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

/** What browsers post to `report-uri`. */
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

/** What browsers post to the endpoint of `report-to`: a list that may include reports of other kinds. */
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
 * Reports of what a page's policy has stopped, in either of the two forms of browsers (W3C, Content Security Policy
 * Level 3, section 5, and Reporting API). Addresses lose their queries, texts end after 200 characters, and of one
 * message ten reports count.
 */
export const securityReportsSchema = z.preprocess(
  (message) => (Array.isArray(message) ? message.slice(0, MAX_READ) : message),
  z.union([oldReport, newReports]),
);

export type SecurityReport = z.output<typeof securityReportsSchema>[number];
