import { CATEGORY_IDS } from "@/lib/catalogue/categories";
import { SORT_KEYS } from "@/lib/domain/search/sorts";
import { SUBJECTS, subjectSlug } from "@/lib/catalogue/subjects";
import { links, listingHref, mentorProfileHref, tutorsHref } from "@/lib/links";
import type { Answer } from "../ask";
import { booking, newBooking, reviewing, type Student } from "../people";
import type { Shot } from "../load";
import type { Verdict } from "../tally";
import { Random } from "@/scripts/seed/random";

export type World = {
  students: readonly Student[];
  /** The mentors to browse and review. */
  mentors: readonly { id: string; username: string }[];
  /** Free times of some mentors. */
  freeTimes: readonly { mentor: string; slots: readonly string[] }[];
};

const STREAM = 1;
const expects =
  (...statuses: number[]) =>
  ({ status, text }: Answer): Verdict =>
    statuses.includes(status) ? "good" : { wrong: `${status} ${text.slice(0, 120)}` };
/** Accepts a conflict too: another visitor was faster. */
const orTaken =
  (good: number) =>
  (answer: Answer): Verdict =>
    answer.status === 409 ? "refused" : expects(good)(answer);

/** Typical visits in realistic proportions; each request derives from the seed and its number. */
export class Visits {
  private readonly meetings: { id: string; student: Student }[] = [];
  /** Reviews written, and those whose id has been read since. */
  private readonly written: { mentorId: string; student: Student }[] = [];
  private readonly reviews: { id: string; student: Student }[] = [];

  constructor(
    private readonly world: World,
    private readonly seed: number,
  ) {}

  next(number: number): Shot {
    const random = new Random(this.seed, STREAM, number);
    return this[random.weighted(KINDS, ({ weight }) => weight).does](random);
  }

  browse(random: Random): Shot {
    const path = random.pick([
      links.home,
      links.mentors,
      links.tutors,
      tutorsHref(subjectSlug(random.pick(SUBJECTS))),
      links.previousQuestions,
      mentorProfileHref(random.pick(this.world.mentors).username),
      mentorProfileHref(random.pick(this.world.mentors).username, "reviews"),
    ]);
    return { path, headers: this.position(random), judge: expects(200) };
  }

  search(random: Random): Shot {
    const state = { category: random.pick(CATEGORY_IDS), sort: random.pick(SORT_KEYS), page: random.int(1, 6) };
    return { path: listingHref(state), headers: this.position(random), judge: expects(200) };
  }

  map(random: Random): Shot {
    const [west, south, size] = [70 + 10 * random.float(), 10 + 15 * random.float(), 0.05 + 8 * random.float() ** 2];
    const area = { west, south, east: west + size, north: south + size };
    const query = new URLSearchParams(Object.entries(area).map(([name, value]) => [name, value.toFixed(4)]));
    return { path: `/api/v1/teachers/map?${query}`, judge: expects(200) };
  }

  slots(random: Random): Shot {
    return { path: `/api/v1/teachers/slots/${random.pick(this.world.freeTimes).mentor}`, judge: expects(200) };
  }

  profile(random: Random): Shot {
    return { path: links.profile, headers: random.pick(this.world.students).cookie, judge: expects(200) };
  }

  editProfile(random: Random): Shot {
    const { bearer } = random.pick(this.world.students);
    const body = { about: `I look for lessons on ${random.int(1, 1000)} evenings.` };
    return { path: "/api/v1/users/update-profile", method: "PUT", headers: bearer, body, judge: orTaken(200) };
  }

  book(random: Random): Shot {
    const { mentor, slots } = random.pick(this.world.freeTimes);
    const student = random.pick(this.world.students);
    const judge = (answer: Answer): Verdict => {
      if (answer.status === 201) this.meetings.push({ id: idOf(answer), student });
      return orTaken(201)(answer);
    };
    return { ...booking(newBooking(student, mentor, random.pick(slots))), judge };
  }

  /** Cancels as many meetings as are booked, so that calendars stay equally full. */
  cancel(random: Random): Shot {
    const [meeting] = this.meetings.splice(0, 1);
    if (!meeting) return this.book(random);
    const path = `/api/v1/meetings/${meeting.id}/cancel`;
    return { path, method: "POST", headers: meeting.student.bearer, body: {}, judge: expects(200) };
  }

  review(random: Random): Shot {
    const student = random.pick(this.world.students);
    const mentorId = random.pick(this.world.mentors).id;
    const judge = (answer: Answer): Verdict => {
      if (answer.status === 201) this.written.push({ mentorId, student });
      return orTaken(201)(answer);
    };
    const rating = random.int(1, 5);
    return { ...reviewing(student, mentorId, rating, `Lesson number ${random.int(1, 1000)} was a good one.`), judge };
  }

  takeReviewBack(random: Random): Shot {
    const [review] = this.reviews.splice(0, 1);
    if (!review) return this.readOwnReview(random);
    const path = `/api/v1/users/review/${review.id}`;
    return { path, method: "DELETE", headers: review.student.bearer, judge: expects(200) };
  }

  private readOwnReview(random: Random): Shot {
    const [written] = this.written.splice(0, 1);
    if (!written) return this.review(random);
    const { mentorId, student } = written;
    const judge = (answer: Answer): Verdict => {
      if (answer.status === 200) this.reviews.push({ id: idOf(answer), student });
      return expects(200)(answer);
    };
    return { path: `/api/v1/users/mentor/${mentorId}/review`, headers: student.bearer, judge };
  }

  /** Every third visitor shares a position. */
  private position(random: Random): Record<string, string> {
    if (!random.chance(0.33)) return {};
    return {
      Cookie: `user_location=${(12 + 16 * random.float()).toFixed(3)},${(73 + 10 * random.float()).toFixed(3)}`,
    };
  }
}

const idOf = ({ text }: Answer): string => {
  const { data } = JSON.parse(text) as { data: { id?: string; _id?: string } };
  return (data.id ?? data._id)!;
};

/** The kinds of visits with their weights. */
const KINDS = [
  { weight: 40, does: "browse" },
  { weight: 20, does: "search" },
  { weight: 10, does: "map" },
  { weight: 8, does: "slots" },
  { weight: 5, does: "profile" },
  { weight: 5, does: "editProfile" },
  { weight: 4, does: "book" },
  { weight: 3, does: "cancel" },
  { weight: 3, does: "review" },
  { weight: 4, does: "takeReviewBack" },
] as const;
