import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import pdfSources from "@/lib/catalogue/practice-papers/pdf-sources.json";
import { WRITTEN_PAPERS } from "@/lib/catalogue/practice-papers/written";
import { practicePdfHref } from "@/lib/links";

it.each(WRITTEN_PAPERS)("%s has a PDF of its present text, small enough for a phone", async (name) => {
  const file = new URL(`../../catalogue/practice-papers/${name}.ts`, import.meta.url).href;
  const { paper } = (await import(file)) as { paper: object };
  const hash = createHash("sha256").update(JSON.stringify(paper)).digest("hex");
  expect((pdfSources as Record<string, string>)[name], "run npm run paper-pdfs").toBe(hash);
  expect(statSync(`public${practicePdfHref(name)}`).size).toBeLessThan(400_000);
});

it("there are no other PDFs", () => {
  const expected = WRITTEN_PAPERS.map((name) => practicePdfHref(name).split("/").at(-1));
  expect(readdirSync("public/practice-papers").sort()).toEqual([...expected].sort());
});
