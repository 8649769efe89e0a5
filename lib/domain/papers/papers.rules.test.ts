import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Paper, PAPER_CLASSES } from "@/lib/catalogue/papers";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { paperHref } from "@/lib/links";
import {
  decodeSegment,
  downloadHref,
  findPaper,
  findPapers,
  hrefOfPaper,
  listPapersWithPage,
  mentorFilterOf,
  paperCountText,
  papersByYear,
  papersOfSubject,
  readClassFilter,
  readyCountText,
  teachesIt,
} from "./papers.rules";

const namesOf = (found: ReturnType<typeof findPapers>) => found && [found.paperClass.name, found.subject.name];

describe("findPapers", () => {
  it("finds every subject by its address", () => {
    for (const paperClass of PAPER_CLASSES) {
      for (const subject of paperClass.subjects) {
        const [classSegment, subjectSegment] = paperHref(paperClass.name, subject.name).split("/").slice(2);
        expect(findPapers(classSegment!, subjectSegment!)).toEqual({ paperClass, subject });
      }
    }
  });

  it.each([
    ["12TH", "maths", "Maths"],
    ["12th", "%4daths", "Maths"],
    ["12th", "%4D%41%54%48%53", "Maths"],
    ["%31%32th", "Physics", "Physics"],
    ["12th", "Mathematics", "Maths"],
    ["12th", "%20Hindi%20", "Hindi"],
  ])("reads /%s/%s as %s of the 12th class", (classSegment, subjectSegment, name) => {
    expect(namesOf(findPapers(classSegment, subjectSegment))).toEqual(["12th", name]);
  });

  it("reads Maths as the Mathematics of the classes that use that name", () => {
    expect(namesOf(findPapers("10th", "Maths"))).toEqual(["10th", "Mathematics"]);
  });

  it.each([
    ["10th", "Physics"],
    ["9th", "Science"],
    ["12th", ""],
    ["", ""],
    ["12th", "%"],
    ["%E0%A4%A", "Maths"],
    ["12th", "%254daths"],
    ["12th", "constructor"],
    ["__proto__", "Maths"],
    ["12th", "Spoken%20English"],
  ])("finds nothing at /%s/%s", (classSegment, subjectSegment) => {
    expect(findPapers(classSegment, subjectSegment)).toBeNull();
  });

  it("copes with any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: "binary" }), (one, other) => {
        expect(() => findPapers(one, other)).not.toThrow();
        expect(() => findPapers("12th", `%${other}`)).not.toThrow();
      }),
    );
  });
});

describe("decodeSegment", () => {
  it("decodes once, and returns null for invalid encodings", () => {
    expect(decodeSegment("a%20b")).toBe("a b");
    expect(decodeSegment("%2520")).toBe("%20");
    expect(decodeSegment("100%")).toBeNull();
  });
});

describe("readClassFilter", () => {
  it.each([
    ["10th", "10th"],
    ["12TH", "12th"],
    [undefined, null],
    ["", null],
    ["all", null],
    ["13th", null],
    ["__proto__", null],
    [["10th", "11th"], null],
  ])("reads %j as %j", (value, expected) => {
    expect(readClassFilter(value)).toBe(expected);
  });
});

describe("papersByYear", () => {
  it("puts the newest year first and keeps the order within a year", () => {
    const paper = (title: string, year: number) => ({ title, year, link: "#" });
    const of = (...papers: Paper[]) => ({ paperClass: PAPER_CLASSES[0]!, subject: { name: "Science", papers } });
    const groups = papersByYear(of(paper("a", 2023), paper("b", 2025), paper("c", 2023), paper("d", 2024)));
    expect(groups.map(({ year, papers }) => [year, papers.map(({ title }) => title).join("")])).toEqual([
      [2025, "b"],
      [2024, "d"],
      [2023, "ac"],
    ]);
    expect(papersByYear(of())).toEqual([]);
    const linked = { ...paper("e", 2023), link: "https://files.example/e.pdf" };
    expect(papersByYear(of(paper("a", 2023), linked))[0]!.papers.map(({ title }) => title)).toEqual(["e", "a"]);
  });
});

describe("downloadHref", () => {
  it.each(["https://files.example/a.pdf", "http://files.example/a%20b.pdf"])("links to %s", (link) => {
    expect(downloadHref({ link })).toBe(link);
  });

  it.each(["#", "", "javascript:alert(1)", "data:text/html,x", "/papers/a.pdf", "files.example/a.pdf", "https://"])(
    "has no link for %j",
    (link) => {
      expect(downloadHref({ link })).toBeNull();
    },
  );
});

describe("readyCountText", () => {
  const linked = { title: "a", year: 2025, link: "https://files.example/a.pdf" };
  const planned = { title: "b", year: 2025, link: "#" };
  it.each([
    [[planned, planned], "2 papers"],
    [[linked, planned], "1 of 2 papers ready"],
    [[linked], "1 paper"],
  ])("of %j", (papers, expected) => {
    expect(readyCountText({ paperClass: PAPER_CLASSES[0]!, subject: { name: "Science", papers } })).toBe(expected);
  });
});

describe("the pages of papers", () => {
  it("have addresses that lead back to them, and no others", () => {
    for (const found of listPapersWithPage()) {
      const [className, subject, slug] = hrefOfPaper(found).split("/").slice(2) as [string, string, string];
      expect(findPaper(className, subject, slug)).toEqual(found);
    }
    expect(findPaper("12th", "Physics", "sample-paper-9")).toBeNull();
    expect(findPaper("12th", "Physics", "physics-question-paper")).toBeNull();
    expect(findPaper("9th", "Physics", "sample-paper-1")).toBeNull();
    expect(findPaper("12th", "Physics", "constructor")).toBeNull();
  });
});

describe("paperCountText", () => {
  it("says one paper and several papers", () => {
    expect([0, 1, 2, 14].map(paperCountText)).toEqual(["0 papers", "1 paper", "2 papers", "14 papers"]);
  });
});

describe("papersOfSubject", () => {
  it("finds the subject in every class, under either of its names", () => {
    const classesOf = (name: string) => papersOfSubject(findSubject(name)!).map(namesOf);
    expect(classesOf("Mathematics")).toEqual([
      ["10th", "Mathematics"],
      ["11th", "Mathematics"],
      ["12th", "Maths"],
    ]);
    expect(classesOf("Hindi")).toEqual([["12th", "Hindi"]]);
    expect(classesOf("Chess")).toEqual([]);
  });

  it("links each paper from the page of some subject", () => {
    const found = SUBJECTS.flatMap(papersOfSubject);
    expect(found).toHaveLength(PAPER_CLASSES.flatMap(({ subjects }) => subjects).length);
  });
});

describe("mentorFilterOf", () => {
  it("filters by subject and class together, and knows Maths by its other name", () => {
    const filterOf = (...path: [string, string]) => mentorFilterOf(findPapers(...path)!);
    expect(filterOf("12th", "Maths")).toMatchObject({ subject: 1, grade: 12, distance: null });
    expect(filterOf("10th", "Science")).toMatchObject({ subject: 3, grade: 10, category: "all" });
    expect(filterOf("11th", "Chemistry")).toMatchObject({ subject: 6, grade: 11 });
  });
});

describe("teachesIt", () => {
  const offer = (subject: string, ...specificClasses: string[]) => ({ subject, specificClasses, fee: null });
  const maths = findPapers("12th", "Maths")!;

  it.each([
    [offer("Mathematics", "Plus 2 Second Year")],
    [offer("maths", "Class 12")],
    [offer("Physics", "Class 9"), offer("Mathematics", "Class 9", "Plus 2 Second Year")],
  ])("holds for %j", (...classesOffered) => {
    expect(teachesIt({ classesOffered }, maths)).toBe(true);
  });

  it("does not hold for the subject in another class plus another subject in this class", () => {
    const classesOffered = [offer("Mathematics", "Class 10"), offer("Physics", "Plus 2 Second Year")];
    expect(teachesIt({ classesOffered }, maths)).toBe(false);
    expect(teachesIt({ classesOffered: [] }, maths)).toBe(false);
    expect(teachesIt({ classesOffered: [offer("Knitting", "Class 12")] }, maths)).toBe(false);
  });
});
