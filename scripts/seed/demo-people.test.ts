import { beforeAll, describe, expect, it } from "vitest";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { feeOf, hourlyAmount, hourlyFloor } from "@/lib/domain/mentors/fee.rules";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import { freeTimesOf } from "@/lib/domain/search/free-times.rules";
import { toListingRow } from "@/lib/domain/search/listing-row.rules";
import { BASE_YEAR } from "./calendar";
import { makeMentor, type Mentor } from "./mentors/mentor";
import { Usernames } from "./people/usernames";
import { reviewsOf, type SeedReview } from "./reviews/mentor-reviews";
import { StudentBody, studentCount } from "./reviews/students";
import { subjectFacts } from "./teaching/subject-facts";

const COUNT = 600;

type Demo = { students: StudentBody; mentors: Mentor[]; reviews: SeedReview[][] };

function makeDemo(seed: number, count = COUNT): Demo {
  const usernames = new Usernames();
  const students = new StudentBody(seed, studentCount(count), usernames);
  const mentors = Array.from({ length: count }, (_, index) => makeMentor(seed, index, usernames));
  return { students, mentors, reviews: mentors.map((mentor) => reviewsOf(seed, mentor, students, false)) };
}

describe("determinism", () => {
  it("generates the same people and reviews for the same seed", () => {
    expect(makeDemo(5, 60)).toEqual(makeDemo(5, 60));
  });

  it("generates others for another seed", () => {
    expect(makeDemo(5, 20).mentors.map((mentor) => mentor.userId)).not.toEqual(
      makeDemo(6, 20).mentors.map((mentor) => mentor.userId),
    );
  });
});

describe.each([1, 2, 3])("600 demo mentors of seed %i", (seed) => {
  let demo: Demo;
  beforeAll(() => {
    demo = makeDemo(seed);
  });

  it("teach every subject of the catalogue, a few mentors each", () => {
    for (const subject of SUBJECTS) {
      const teachers = demo.mentors.filter((mentor) =>
        mentor.plan.offers.some((offer) => offer.subject === subject.name),
      );
      expect(teachers.length, subject.name).toBeGreaterThanOrEqual(3);
    }
  });

  it("teach every class of every level", () => {
    for (const { label } of EDUCATION_LEVELS.flatMap((level) => level.classes)) {
      const teachers = demo.mentors.filter((mentor) =>
        mentor.plan.offers.some((offer) => offer.classes.some((entry) => entry.label === label)),
      );
      expect(teachers.length, label).toBeGreaterThanOrEqual(10);
    }
  });

  it("charge realistic fees, in all three ways", () => {
    const fees = demo.mentors.flatMap(({ terms }) => terms.fees.map(feeOf));
    const hours = fees.flatMap((fee) => (fee === null ? [] : [hourlyAmount(fee)]));
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(hourlyFloor());
    expect(Math.max(...hours)).toBeLessThan(250_000);
    for (const way of ["hour", "month", undefined]) {
      expect(fees.filter((fee) => fee?.per === way).length / fees.length, way).toBeGreaterThan(0.05);
    }
    const free = demo.mentors.filter(({ terms }) => terms.firstMeetingFee === 0);
    expect(free.length / COUNT).toBeGreaterThan(0.7);
  });

  it("teach in a language, and say where they teach in person", () => {
    for (const { plan, terms } of demo.mentors) {
      expect(terms.languages.length).toBeGreaterThanOrEqual(1);
      const inPerson = plan.offers.some(({ format }) => format !== "online");
      expect(terms.hostsStudents || terms.reachKm !== null).toBe(inPerson);
    }
    const reaches = demo.mentors.flatMap(({ terms }) => terms.reachKm ?? []);
    expect([Math.min(...reaches), Math.max(...reaches)]).toEqual([3, 15]);
  });

  it("offer subjects only where they are taught, with the catalogue's names", () => {
    for (const { plan, town } of demo.mentors) {
      expect(plan.offers.length).toBeGreaterThanOrEqual(1);
      expect(plan.offers.length).toBeLessThanOrEqual(4);
      expect(plan.subjects.length).toBeLessThanOrEqual(5);
      for (const subject of plan.subjects) expect(findSubject(subject)?.name).toBe(subject);
      for (const offer of plan.offers) {
        expect(plan.subjects).toContain(offer.subject);
        const [lowest, highest] = subjectFacts(offer.subject).grades;
        for (const { label, grade } of offer.classes) {
          expect(gradeOfLabel(label)).toBe(grade);
          expect(grade).toBeGreaterThanOrEqual(lowest);
          expect(grade).toBeLessThanOrEqual(highest);
        }
        if (offer.subject === "Tamil") expect(town.state.languages).toContain("Tamil");
      }
    }
  });

  it("have unique, well-formed usernames and reserved mail addresses", () => {
    const people = [...demo.mentors, ...demo.students.students];
    expect(new Set(people.map((person) => person.username)).size).toBe(people.length);
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
    for (const { username, email } of people) {
      expect(username).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(username.length).toBeGreaterThanOrEqual(3);
      expect(email).toMatch(/^[a-z0-9-]+@example\.(com|in)$/);
    }
  });

  it("live in many towns, and a few show no place", () => {
    expect(new Set(demo.mentors.map((mentor) => mentor.placeName)).size).toBeGreaterThanOrEqual(150);
    const without = demo.mentors.filter((mentor) => mentor.home === null).length;
    expect(without / COUNT).toBeGreaterThan(0.03);
    expect(without / COUNT).toBeLessThan(0.1);
  });

  it("studied and worked at believable times", () => {
    for (const { age, qualifications, experiences } of demo.mentors) {
      expect(qualifications.length).toBeGreaterThanOrEqual(1);
      expect(qualifications.length).toBeLessThanOrEqual(3);
      for (const { year } of qualifications) {
        expect(year).toBeGreaterThanOrEqual(BASE_YEAR - age + 20);
        expect(year).toBeLessThanOrEqual(BASE_YEAR);
      }
      for (const post of experiences) {
        expect(post.currentlyTeaching).toBe(post.to === null);
        if (post.to !== null) expect(post.to > post.from).toBe(true);
      }
    }
  });

  it("have texts that fit their columns and no gaps", () => {
    for (const { about, person, placeName } of demo.mentors) {
      expect(about).not.toMatch(/[{}]|undefined| {2}/);
      expect(about.length).toBeLessThanOrEqual(2000);
      expect(person.name.length).toBeLessThanOrEqual(50);
      expect(placeName.length).toBeLessThanOrEqual(120);
    }
  });

  it("have a long tail of reviews, one per student, with varied texts", () => {
    const counts = demo.reviews.map((reviews) => reviews.length);
    expect(counts.filter((count) => count === 0).length / COUNT).toBeGreaterThan(0.2);
    expect(Math.max(...counts)).toBeGreaterThan(40);
    for (const reviews of demo.reviews)
      expect(new Set(reviews.map((review) => review.studentId)).size).toBe(reviews.length);

    const all = demo.reviews.flat();
    for (const { comment } of all) {
      expect(comment.length).toBeGreaterThanOrEqual(10);
      expect(comment.length).toBeLessThanOrEqual(2000);
      expect(comment).not.toMatch(/[{}]|undefined| {2}/);
    }
    expect(new Set(all.map((review) => review.comment)).size / all.length).toBeGreaterThan(0.98);
    expect(new Set(all.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it("can all be listed", () => {
    for (const mentor of demo.mentors) {
      const row = toListingRow({
        mentorId: mentor.mentorId,
        name: mentor.person.name,
        subjects: mentor.plan.subjects,
        ...mentor.terms,
        freeTimes: freeTimesOf(null, [], new Date()),
        classesOffered: mentor.plan.offers.map((offer, index) => ({
          ...mentor.terms.fees[index]!,
          format: offer.format,
          subject: offer.subject,
          specificClasses: offer.classes.map((entry) => entry.label),
        })),
        publicPosition: mentor.home,
        placeName: mentor.placeName,
      });
      expect(row.gradeMask).not.toBe(0);
      expect(row.subjectMask).not.toBe(0n);
    }
  });
});
