import { PDFDocument } from "@cantoo/pdf-lib";
import { chromium } from "@playwright/test";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pdfSources from "@/lib/catalogue/practice-papers/pdf-sources.json" with { type: "json" };
import { listPapersWithPage, hrefOfPaper, practiceFile } from "@/lib/domain/papers/papers.rules";
import { practicePdfHref } from "@/lib/links";
import { CHROMIUM_FLAGS, findChromium } from "../tests/support/find-chromium";

/**
 * Makes the PDFs of the practice papers from their pages: `npm run paper-pdfs -- http://localhost:3000`, beside a server
 * that shows the papers of this folder. Papers that have not changed keep their PDF; `--all` makes each again, after a
 * change of their layout. A test finds a PDF that is older than its paper.
 */
const base = process.argv.slice(2).find((argument) => argument !== "--all") ?? "http://localhost:3000";
const makesAll = process.argv.includes("--all");
const MARGIN = { top: "14mm", bottom: "16mm", left: "16mm", right: "16mm" };
const FOOTER =
  '<div style="width:100%;text-align:center;font-size:8px;font-family:sans-serif">' +
  '<span class="pageNumber"></span> / <span class="totalPages"></span></div>';

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ colorScheme: "light" });
await mkdir("public/practice-papers", { recursive: true });
const sources: Record<string, string> = {};
for (const found of listPapersWithPage()) {
  const file = practiceFile(found, found.paper)!;
  const { paper } = (await import(`@/lib/catalogue/practice-papers/${file}`)) as { paper: object };
  sources[file] = createHash("sha256").update(JSON.stringify(paper)).digest("hex");
  if (!makesAll && (pdfSources as Record<string, string>)[file] === sources[file]) continue;
  await page.goto(new URL(hrefOfPaper(found), base).href);
  await page.evaluate(() => document.fonts.ready);
  const target = path.join("public", practicePdfHref(file));
  const printed = await page.pdf({
    format: "A4",
    margin: MARGIN,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: "<span></span>",
    footerTemplate: FOOTER,
  });
  // Chromium writes each tag as text of its own; object streams halve the file.
  const pdf = await (await PDFDocument.load(printed, { updateMetadata: false })).save({ useObjectStreams: true });
  await writeFile(target, pdf);
  console.log(`${target}: ${Math.round(pdf.length / 1024)} KiB`);
}
await writeFile("lib/catalogue/practice-papers/pdf-sources.json", `${JSON.stringify(sources, null, 2)}\n`);
await browser.close();
