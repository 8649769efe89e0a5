import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NO_LINK_YET, type Paper, PAPER_CLASSES } from "@/lib/catalogue/papers";
import { findPapers, mentorFilterOf } from "@/lib/domain/papers/papers.rules";
import { listedMentor } from "@/tests/factories/listed-mentor.factory";
import { ClassPapers } from "./class-papers";
import { PaperList } from "./paper-list";
import { SubjectMentors } from "./subject-mentors";

const real = { title: "Real Paper", year: 2024, link: "https://files.example/real.pdf" };
const planned = { title: "Planned Paper", year: 2025, link: NO_LINK_YET };
const found = (...papers: Paper[]) => ({ paperClass: PAPER_CLASSES[2]!, subject: { name: "Physics", papers } });
const filter = mentorFilterOf(findPapers("12th", "Maths")!);
const mentor = listedMentor();

describe("ClassPapers", () => {
  it.each([[[]], [[{ ...PAPER_CLASSES[0]!, subjects: [] }]]])("says that a selection has no papers: %j", (classes) => {
    render(<ClassPapers classes={classes} />);
    expect(screen.getByText("No question papers available for this selection.")).toBeTruthy();
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("counts one paper and several, and says when no download is available yet", () => {
    const subjects = [
      { name: "Physics", papers: [real] },
      { name: "Hindi", papers: [planned, { ...planned, title: "Another" }] },
    ];
    render(<ClassPapers classes={[{ ...PAPER_CLASSES[2]!, subjects }]} />);
    const [physics, hindi] = screen.getAllByRole("article").map((card) => card.textContent);
    expect(physics).toBe("Physics 12th class1 paper");
    expect(hindi).toBe("Hindi 12th class2 papers· Coming soon");
    expect(screen.getByRole("link", { name: "Hindi 12th class" }).getAttribute("href")).toBe(
      "/previous_questions/12th/Hindi",
    );
  });
});

describe("PaperList", () => {
  it("opens a real address in a new tab and shows the placeholder without a link", () => {
    render(<PaperList found={found(real, planned, { title: "Odd Paper", year: 2023, link: "javascript:alert(1)" })} />);
    const links = screen.getAllByRole("link");
    expect(links).toHaveLength(1);
    expect(links[0]!.textContent).toBe("Download Real Paper, 2024 (opens in a new tab)");
    expect(links[0]!.getAttribute("href")).toBe(real.link);
    expect(links[0]!.getAttribute("target")).toBe("_blank");
    expect(links[0]!.getAttribute("rel")).toBe("noopener");
    expect(screen.getAllByText("Coming soon")).toHaveLength(2);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["2025", "2024", "2023"]);
    expect(screen.queryByText(/still collecting/)).toBeNull();
    expect(within(screen.getByRole("region", { name: "2025" })).getByText("Planned Paper")).toBeTruthy();
  });

  it("shows each paper's year once", () => {
    render(<PaperList found={found(real, { ...real, title: "Hindi Question Paper 2023", year: 2023 })} />);
    const rows = screen.getAllByRole("listitem").map((row) => row.querySelector("p")!.textContent);
    expect(rows).toEqual(["Real Paper2024", "Hindi Question Paper 2023"]);
  });

  it("puts practice papers first within a year, says what they are and opens their page", () => {
    const papers = [planned, { ...planned, title: "Sample Paper 2", practice: 2 as const }];
    render(<PaperList found={{ paperClass: PAPER_CLASSES[1]!, subject: { name: "Mathematics", papers } }} />);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first!.textContent).toContain("Practice paper by Mentorhood, not a board paper");
    expect(within(first!).getByRole("link", { name: "Open Sample Paper 2, 2025" }).getAttribute("href")).toBe(
      "/previous_questions/11th/Mathematics/sample-paper-2",
    );
    expect(second!.textContent).toContain("Coming soon");
  });

  it("says so without downloads, and without papers", () => {
    const { rerender } = render(<PaperList found={found(planned)} />);
    expect(screen.getByText(/still collecting/)).toBeTruthy();
    rerender(<PaperList found={found()} />);
    expect(screen.getByText("No papers found for this subject.")).toBeTruthy();
  });
});

describe("SubjectMentors", () => {
  it("links to all mentors of the subject and class", () => {
    render(<SubjectMentors mentors={[mentor]} filter={filter} />);
    expect(screen.getByRole("heading", { name: "Asha Rao", level: 3 })).toBeTruthy();
    expect(screen.getByRole("link", { name: "All mentors for this" }).getAttribute("href")).toBe(
      "/mentors?subject=Mathematics&grade=12",
    );
  });

  it("names the subject first, whatever else a mentor teaches", () => {
    const subjects = ["Hindi", "English", "Mathematics"];
    render(<SubjectMentors mentors={[{ ...mentor, subjects }]} filter={filter} />);
    expect(screen.getByText("Mathematics, Hindi...")).toBeTruthy();
  });

  it("says that nobody teaches it, and links to mentors who teach it to other classes", () => {
    render(<SubjectMentors mentors={[]} filter={filter} />);
    expect(screen.getByText("We have found nobody who teaches this subject to this class yet.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See mentors for other classes" }).getAttribute("href")).toBe(
      "/mentors?subject=Mathematics",
    );
  });
});
