import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { findSubject } from "@/lib/catalogue/subjects";
import {
  findPapers,
  hrefOfPaper,
  listPapersWithPage,
  openingHref,
  paperTitle,
  practiceFile,
  readyCountText,
} from "@/lib/domain/papers/papers.rules";
import { paperAnswersHref, paperHref, practicePdfHref } from "@/lib/links";
import { readPageFacts } from "../quality/crawl/page-facts";
import { readData, readPage, visit } from "./visit";

const PATH = "/previous_questions";
const SUBJECTS = PAPER_CLASSES.flatMap((paperClass) =>
  paperClass.subjects.map((subject) => ({
    className: paperClass.name,
    grade: paperClass.grade,
    subject: subject.name,
    papers: subject.papers,
    count: readyCountText({ paperClass, subject }),
  })),
);
/** What mentors call the classes of the papers. */
const CLASS_LABELS = { "10th": "Class 10", "11th": "Plus 2 First Year", "12th": "Plus 2 Second Year" } as const;
/** How an answer begins: with the right option, or alone on its line. */
const ANSWER = /^(Answer|उत्तर)(: |$)/;
type Taught = { classesOffered: { subject: string; specificClasses: string[] }[] };

async function openPage(path: string) {
  const html = await readPage(path);
  const main = new JSDOM(html).window.document.querySelector("main")!;
  const textsOf = (selector: string) => Array.from(main.querySelectorAll(selector), (one) => one.textContent!.trim());
  return { ...readPageFacts(html), main, textsOf };
}

test("the list and each class have an introduction and a card for each subject", async () => {
  for (const [query, current, classes] of [
    ["", "All Papers", PAPER_CLASSES.map(({ name }) => name)],
    ...PAPER_CLASSES.map(({ name }) => [`?class=${name}`, `${name} Class`, [name]] as const),
  ] as const) {
    const { main, textsOf } = await openPage(PATH + query);
    expect(textsOf("h1")).toEqual(["Previous Year Question Papers"]);
    expect(textsOf('nav[aria-label="Classes"] a')).toEqual(["All Papers", "10th Class", "11th Class", "12th Class"]);
    expect(textsOf('nav[aria-label="Classes"] [aria-current]')).toEqual([current]);
    expect(textsOf("h2")).toEqual(classes.map((name) => `${name} Class`));
    const shown = SUBJECTS.filter(({ className }) => (classes as readonly string[]).includes(className));
    const cards = Array.from(main.querySelectorAll("article"), ({ textContent }) => textContent!);
    expect(cards).toHaveLength(shown.length);
    for (const [position, { subject, count }] of shown.entries()) {
      expect(cards[position]).toContain(subject);
      expect(cards[position]).toContain(count);
    }
  }
  const { titles, canonicals, descriptions, robots } = await openPage(PATH);
  expect(titles).toEqual(["Previous Year Question Papers | Mentorhood"]);
  expect(canonicals).toEqual([expect.stringMatching(new RegExp(`${PATH}$`))]);
  expect(descriptions).toEqual([expect.stringMatching(/10th, 11th and 12th/)]);
  expect(robots).toBe("");
});

test("an unknown class filter shows all papers", async () => {
  const invented = ["class=13th", "class=", "class=10th&class=11th", "class=%00", "class[]=10th", "class=__proto__"];
  for (const query of invented) {
    const { main, textsOf } = await openPage(`${PATH}?${query}`);
    expect(textsOf('nav[aria-label="Classes"] [aria-current]'), query).toEqual(["All Papers"]);
    expect(main.querySelectorAll("article"), query).toHaveLength(SUBJECTS.length);
  }
});

test("a subject's page lists its papers by year, those that open first", async () => {
  const { titles, canonicals, descriptions, main, textsOf } = await openPage(`${PATH}/11th/Mathematics`);
  expect(titles).toEqual(["11th Mathematics Question Papers | Mentorhood"]);
  expect(canonicals).toEqual([expect.stringMatching(new RegExp(`${PATH}/11th/Mathematics$`))]);
  expect(descriptions).toEqual([expect.stringMatching(/Mathematics for the 11th class/)]);
  expect(textsOf("h1")).toEqual(["11th Mathematics Question Papers"]);
  expect(textsOf("h2")).toEqual(["2024", "2023", "Mentors for this subject"]);
  const { papers } = SUBJECTS.find(({ className, subject }) => className === "11th" && subject === "Mathematics")!;
  const rows = Array.from(main.querySelectorAll("section li"));
  const found = findPapers("11th", "Mathematics")!;
  for (const paper of papers) {
    const { title } = paper;
    const isReady = openingHref(found, paper) !== null;
    const row = rows.find(({ textContent }) => textContent!.includes(title))!;
    expect(row.textContent!.includes("Coming soon"), title).toBe(!isReady);
    expect(row.querySelector("a") !== null, title).toBe(isReady);
  }
  expect(textsOf("header p")).toEqual([readyCountText(found)]);
  expect(textsOf('nav[aria-label="Breadcrumb"] li')).toEqual(["Home", "Question papers", "11th Class", "Mathematics"]);
});

test("every practice paper opens, without and with its answers, and its PDF is a download", async () => {
  for (const found of listPapersWithPage()) {
    const href = hrefOfPaper(found);
    const { textsOf, titles, canonicals, hrefs } = await openPage(href);
    expect(textsOf("h1")).toEqual([paperTitle(found)]);
    expect(titles).toEqual([`${paperTitle(found)} | Mentorhood`]);
    expect(canonicals).toEqual([expect.stringMatching(new RegExp(`${href}$`))]);
    expect(textsOf("header p").join()).toContain("Practice paper by Mentorhood, not a board paper");
    expect(textsOf(".practice-paper math").length + textsOf(".practice-paper p").length).toBeGreaterThan(30);
    expect(textsOf(".practice-paper p").filter((text) => ANSWER.test(text))).toEqual([]);
    expect(hrefs).toContain(paperAnswersHref(href));

    const answers = await openPage(paperAnswersHref(href));
    expect(answers.canonicals).toEqual(canonicals);
    const schemes = answers.textsOf(".practice-paper p").filter((text) => ANSWER.test(text));
    expect(schemes.length, href).toBeGreaterThan(10);

    const pdf = await visit(practicePdfHref(practiceFile(found, found.paper)!));
    expect(pdf.status, href).toBe(200);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(await pdf.text()).toMatch(/^%PDF-/);
  }
});

test("other spellings of an address show the same page with the canonical link", async () => {
  for (const spelling of [
    "12th/%4daths",
    "12th/%4Daths",
    "12TH/MATHS",
    "%31%32th/Maths",
    "12th/Mathematics",
    "12th/%20Maths",
  ]) {
    const answer = await visit(`${PATH}/${spelling}`, { redirect: "follow" });
    expect(answer.status, spelling).toBe(200);
    const html = await answer.text();
    expect(html, spelling).toMatch(/<h1[^>]*>12th Maths Question Papers</);
    expect(readPageFacts(html).canonicals, spelling).toEqual([
      expect.stringMatching(new RegExp(`${PATH}/12th/Maths$`)),
    ]);
  }
});

test("every subject's mentors teach it to that class, and the link shows more", async () => {
  let shown = 0;
  for (const { className, grade, subject } of SUBJECTS) {
    const { name } = findSubject(subject)!;
    const { main } = await openPage(paperHref(className, subject));
    const heading = Array.from(main.querySelectorAll("h2")).find(
      (one) => one.textContent === "Mentors for this subject",
    )!;
    const strip = heading.closest("section")!;
    const hrefs = Array.from(strip.querySelectorAll("article a"), (link) => link.getAttribute("href")!);
    expect(hrefs.length).toBeLessThanOrEqual(3);
    for (const href of hrefs) {
      const { classesOffered } = await readData<Taught>(`/api/v1/teachers/profile/${href.split("/").at(-1)}`);
      const isOffered = classesOffered.some(
        (offer) => offer.subject === name && offer.specificClasses.includes(CLASS_LABELS[className]),
      );
      expect(isOffered, `${href}: ${className} ${name}`).toBe(true);
      shown += 1;
    }
    if (hrefs.length === 0) expect(strip.textContent).toContain("We have found nobody");
    else {
      const links = Array.from(strip.querySelectorAll("a"));
      const all = links.find(({ textContent }) => textContent!.includes("All mentors for this"))!;
      expect(all.getAttribute("href")).toBe(`/mentors?subject=${name}&grade=${grade}`);
    }
  }
  expect(shown).toBeGreaterThan(SUBJECTS.length);
});

test("unknown papers are a 404 that says so in its HTML and links back", async () => {
  for (const path of [
    "12th/Astrology",
    "9th/Science",
    "10th/Physics",
    "12th/%254daths",
    "12th/constructor",
    "12th/Spoken%20English",
    // Invalid percent-encoding.
    "12th/%",
    "12th/%E0%A4%A",
    "%ZZ/Maths",
    "12th/100%",
    "12th/%E0%A4%B9%E0%A4%BF",
    "12th/%00",
  ]) {
    const answer = await visit(`${PATH}/${path}`);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain("No papers found for this subject.");
  }
  const html = await (await visit(`${PATH}/12th/Astrology`)).text();
  const { titles, hrefs } = readPageFacts(html);
  expect(titles).toEqual(["Question papers not found | Mentorhood"]);
  expect(hrefs).toContain(PATH);
});
