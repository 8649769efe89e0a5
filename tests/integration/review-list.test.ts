import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as reviewsRoute from "@/app/api/v1/teachers/profile/[username]/reviews/route";
import * as me from "@/app/api/v1/users/me/route";
import { REVIEWS_SHOWN } from "@/lib/domain/reviews/public-review";
import {
  formatReviewCursor,
  REVIEW_SORTS,
  type ReviewQuery,
  reviewQuerySchema,
  type ReviewSort,
} from "@/lib/domain/reviews/review-list.rules";
import { reviewSchema } from "@/lib/domain/reviews/review.schema";
import { prisma } from "@/lib/platform/db/prisma";
import { findOwnReview, findPublicReview, listReviews } from "@/lib/server/reviews/list-reviews";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createMentor, createReview } from "../factories/mentor.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

type Mentor = Awaited<ReturnType<typeof createMentor>>;
type Placed = { id: string; rating: number; createdAt: Date };
type Place = Pick<Placed, "rating" | "createdAt">;

const COMMENT = "Explains everything twice without being asked.";
const minute = (n: number) => new Date(Date.UTC(2026, 4, 1, 12, n));
const STARS = [null, 1, 2, 3, 4, 5] as const;

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

/** Creates reviews by new students. */
async function createReviews({ mentorProfile }: Mentor, places: readonly Place[]): Promise<Placed[]> {
  const students = places.map(() => {
    const tag = randomUUID();
    return { id: tag, name: "Meera Iyer", email: `${tag}@example.com`, username: `s-${tag}` };
  });
  await prisma.user.createMany({ data: students });
  return prisma.review.createManyAndReturn({
    data: places.map((place, n) => ({
      ...place,
      comment: COMMENT,
      mentorId: mentorProfile.id,
      studentId: students[n]!.id,
    })),
    select: { id: true, rating: true, createdAt: true },
  });
}

/** The expected order of a list: by stars if the sort order uses them, newest first, then by id. */
function inOrder(reviews: readonly Placed[], sort: ReviewSort): string[] {
  const byStars = { newest: 0, highest: -1, lowest: 1 }[sort];
  return reviews
    .toSorted(
      (a, b) =>
        byStars * (a.rating - b.rating) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

/** Parses the query of an address, so that cursors survive the text in a link. */
const queryOf = (params: Record<string, unknown>): ReviewQuery => reviewQuerySchema.parse(params);

type Walk = { sort: ReviewSort; star?: number | null };

/** Follows a list to its end, and runs `between` after each page. */
async function walk(mentor: Mentor, { sort, star = null }: Walk, between = async (_page: string[]) => {}) {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const list = await listReviews(
      mentor.id,
      queryOf({ sort, ...(star && { star: String(star) }), ...(after && { after }) }),
    );
    pages.push(list.reviews.map(({ id }) => id));
    after = list.nextCursor;
    await between(pages.at(-1)!);
    if (pages.length > 60) throw new Error("The list has no end.");
  } while (after !== null);
  return pages;
}

describe("the order of a list", () => {
  it.each(REVIEW_SORTS)(
    "is %s first and stable, with each review once, pages of ten, for every star count",
    async (sort) => {
      const mentor = await createMentor();
      // Few timestamps and ratings, so that many reviews differ only by id.
      const places = Array.from({ length: 83 }, (_, n) => ({
        rating: 1 + ((n * 7) % 5),
        createdAt: minute((n * 5) % 4),
      }));
      const made = await createReviews(mentor, places);
      await createReviews(await createMentor(), places.slice(0, 15));
      for (const star of STARS) {
        const expected = inOrder(
          made.filter(({ rating }) => star === null || rating === star),
          sort,
        );
        const pages = await walk(mentor, { sort, star });
        expect(pages.flat()).toEqual(expected);
        expect(pages.slice(0, -1).every((page) => page.length === REVIEWS_SHOWN)).toBe(true);
        const { total } = await listReviews(mentor.id, { sort, star, after: null });
        expect(total).toBe(expected.length);
      }
    },
  );

  it("distinguishes timestamps a millisecond apart, also across pages", async () => {
    const mentor = await createMentor();
    const places = Array.from({ length: 25 }, (_, n) => ({ rating: 3, createdAt: new Date(minute(0).getTime() + n) }));
    const made = await createReviews(mentor, places);
    for (const sort of REVIEW_SORTS) expect((await walk(mentor, { sort })).flat()).toEqual(inOrder(made, sort));
  });

  it.each([
    [0, [0]],
    [1, [1]],
    [9, [9]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [21, [10, 10, 1]],
  ])("of %i reviews has pages of %j, and no cursor after the last", async (count, sizes) => {
    const mentor = await createMentor();
    await createReviews(
      mentor,
      Array.from({ length: count }, (_, n) => ({ rating: 5, createdAt: minute(n) })),
    );
    for (const sort of REVIEW_SORTS) {
      for (const star of [null, 5]) {
        const pages = await walk(mentor, { sort, star });
        expect(pages.map((page) => page.length)).toEqual(sizes);
      }
      expect(await walk(mentor, { sort, star: 1 })).toEqual([[]]);
    }
  });

  it("is newest first by default", async () => {
    const mentor = await createMentor();
    const made = await createReviews(
      mentor,
      [2, 0, 1].map((n) => ({ rating: n + 1, createdAt: minute(n) })),
    );
    expect((await listReviews(mentor.id)).reviews.map(({ id }) => id)).toEqual(inOrder(made, "newest"));
    expect(await listReviews(mentor.id, queryOf({}))).toEqual(await listReviews(mentor.id));
  });
});

describe("paging through a list that changes meanwhile", () => {
  const place = fc.record({ rating: fc.integer({ min: 1, max: 5 }), createdAt: fc.nat(6).map(minute) });
  const change = fc.record({
    written: fc.array(place, { maxLength: 4 }),
    deleted: fc.array(fc.nat(), { maxLength: 4 }),
  });
  const plan = fc.record({
    sort: fc.constantFrom(...REVIEW_SORTS),
    star: fc.constantFrom(null, null, 2, 5),
    first: fc.array(place, { minLength: 15, maxLength: 45 }),
    changes: fc.array(change, { minLength: 5, maxLength: 5 }),
    // The review that a cursor names may be deleted before its use.
    isLastDeleted: fc.boolean(),
  });

  it("returns every remaining review exactly once, and none twice", async () => {
    const property = fc.asyncProperty(plan, async ({ sort, star, first, changes, isLastDeleted }) => {
      const mentor = await createMentor();
      const made = await createReviews(mentor, first);
      const gone = new Set<string>();
      let round = 0;
      const pages = await walk(mentor, { sort, star }, async (page) => {
        const { written, deleted } = changes[round++] ?? { written: [], deleted: [] };
        await createReviews(mentor, written);
        const ids = deleted.map((n) => made[n % made.length]!.id).concat(isLastDeleted ? page.slice(-1) : []);
        ids.forEach((id) => gone.add(id));
        await prisma.review.deleteMany({ where: { id: { in: ids } } });
      });
      const met = pages.flat();
      expect(new Set(met).size).toBe(met.length);
      const staying = made.filter(({ id, rating }) => !gone.has(id) && (star === null || rating === star));
      const stayed = new Set(staying.map(({ id }) => id));
      // In order as well, whatever was added meanwhile.
      expect(met.filter((id) => stayed.has(id))).toEqual(inOrder(staying, sort));
    });
    await fc.assert(property, { numRuns: 40, seed: 3 });
  });
});

describe("a cursor", () => {
  it("from another mentor's list returns only reviews of this mentor", async () => {
    const [mentor, other] = [await createMentor(), await createMentor()];
    const places = Array.from({ length: 25 }, (_, n) => ({ rating: 1 + (n % 5), createdAt: minute(n % 3) }));
    const [own, others] = [await createReviews(mentor, places), await createReviews(other, places)];
    const ownIds = new Set(own.map(({ id }) => id));
    for (const sort of REVIEW_SORTS) {
      for (const foreign of others) {
        const { reviews, total } = await listReviews(mentor.id, queryOf({ sort, after: formatReviewCursor(foreign) }));
        // As if the foreign review were in this list, which continues after it.
        const order = inOrder([...own, foreign], sort);
        const behind = order.slice(order.indexOf(foreign.id) + 1);
        expect(reviews.map(({ id }) => id)).toEqual(behind.slice(0, REVIEWS_SHOWN));
        expect(reviews.every(({ id }) => ownIds.has(id))).toBe(true);
        expect(total).toBe(25);
      }
    }
  });

  it("that is invalid starts at the first page", async () => {
    const mentor = await createMentor();
    await createReviews(
      mentor,
      Array.from({ length: 12 }, (_, n) => ({ rating: 1 + (n % 5), createdAt: minute(n) })),
    );
    const id = randomUUID();
    const garbage = [
      "",
      "x",
      "5",
      "5.abc",
      `6.abc.${id}`,
      `0.abc.${id}`,
      `5.ABC.${id}`,
      `5.${"z".repeat(10)}.${id}`,
      `5..${id}`,
      `5.-1.${id}`,
      `5.abc.${id} `,
      `5.abc.${id}'`,
      "5.abc.' or 1=1 --",
      "\0",
      "\ud800",
      "x".repeat(5000),
      ["x", `5.abc.${id}`],
      null,
      7,
      {},
    ];
    for (const sort of REVIEW_SORTS) {
      const firstPage = await listReviews(mentor.id, queryOf({ sort }));
      for (const after of garbage) expect(await listReviews(mentor.id, queryOf({ sort, after }))).toEqual(firstPage);
    }
  });

  it("from the ends of time never fails", async () => {
    const mentor = await createMentor();
    await createReviews(
      mentor,
      Array.from({ length: 12 }, (_, n) => ({ rating: 3, createdAt: minute(n) })),
    );
    const count = async (sort: ReviewSort, after: string) =>
      (await listReviews(mentor.id, queryOf({ sort, after, star: "3" }))).reviews.length;
    for (const id of ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"]) {
      for (const rating of [1, 3, 5]) {
        const [earliest, latest] = [`${rating}.0.${id}`, `${rating}.zzzzzzzzz.${id}`];
        expect([await count("newest", latest), await count("newest", earliest)]).toEqual([10, 0]);
        const isBefore = { highest: rating > 3, lowest: rating < 3 };
        for (const sort of ["highest", "lowest"] as const) {
          expect(await count(sort, latest)).toBe(isBefore[sort] || rating === 3 ? 10 : 0);
          expect(await count(sort, earliest)).toBe(isBefore[sort] ? 10 : 0);
        }
      }
    }
  });
});

describe("one review", () => {
  it("can be read by its id, but not as another mentor's", async () => {
    const [mentor, other] = [await createMentor(), await createMentor()];
    const made = await createReview({ mentor }, { rating: 2 });
    const { reviews } = await listReviews(mentor.id);
    expect(await findPublicReview(mentor.id, made.id)).toEqual(reviews[0]);
    expect(reviews[0]).toMatchObject({
      id: made.id,
      rating: 2,
      isEdited: false,
      isVerifiedMeeting: false,
      answer: null,
    });
    for (const [mentorId, reviewId] of [
      [other.id, made.id],
      [mentor.id, randomUUID()],
      [made.studentId, made.id],
    ] as const) {
      expect(await findPublicReview(mentorId, reviewId)).toBeNull();
    }
  });

  it("is one's own only for its author", async () => {
    const [mentor, other, student] = await Promise.all([createMentorMember(), createMentor(), createUserMember()]);
    const made = await createReview({ mentor, student });
    expect(await findOwnReview(await actorOf(student), mentor.id)).toEqual(await findPublicReview(mentor.id, made.id));
    expect(await findOwnReview(await actorOf(student), other.id)).toBeNull();
    expect(await findOwnReview(await actorOf(mentor), mentor.id)).toBeNull();
    await prisma.review.delete({ where: { id: made.id } });
    expect(await findOwnReview(await actorOf(student), mentor.id)).toBeNull();
  });

  it("shows an edit, a meeting and an answer", async () => {
    const mentor = await createMentor();
    const moments = { editedAt: minute(2), answeredAt: minute(3) };
    const { id } = await createReview({ mentor }, { ...moments, verifiedMeeting: true, answer: "Thank you." });
    const answer = { text: "Thank you.", answeredAt: minute(3).toISOString() };
    expect(await findPublicReview(mentor.id, id)).toMatchObject({ isEdited: true, isVerifiedMeeting: true, answer });
  });
});

describe("hostile texts", () => {
  it.each([
    ["markup", `<img src=x onerror="alert(1)"> & </script><script>alert('2')</script>`],
    ["templates", "{{7*7}} ${7*7} <%= 7*7 %> \\u003c %3Cb%3E &lt;b&gt;"],
    ["SQL", "'); drop table review; -- $1 \\"],
    ["marks of direction", "left \u202eright\u202c \u2066inside\u2069 \u200fend"],
    ["signs without a shape", "ten \u200b\u200c\u200d\u2060\ufeff characters\u00ad and more"],
    ["separators of lines", "first\nsecond\u2028third\u2029fourth\u0020\ttabbed"],
    ["2000 emoji", "😀".repeat(2000)],
    ["families", "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 ❤️ — ".repeat(20).trim()],
    ["marks upon marks", `Z${"\u0351\u036b\u0343".repeat(300)}algo is here`.normalize("NFC")],
    ["the last characters there are", "\u{10ffff}\uffff\ufffe ends the alphabet"],
  ])("of %s are returned as written", async (_what, comment) => {
    const mentor = await createMentor();
    // The schema leaves them unchanged, and so do the database and the list.
    const input = reviewSchema.parse({ rating: 1, comment });
    const { id } = await createReview({ mentor }, { ...input, answer: comment, answeredAt: minute(1) });
    const { reviews } = await listReviews(mentor.id);
    expect(reviews).toMatchObject([{ id, comment, answer: { text: comment } }]);
    expect(JSON.parse(JSON.stringify(reviews))).toEqual(reviews);
  });
});

describe("GET /api/v1/teachers/profile/{username}/reviews", () => {
  const list = (username: string, path = "/") => send(reviewsRoute.GET, { method: "GET", path, params: { username } });
  const nextOf = ({ headers }: { headers: Headers }) => /<[^>]*(\?[^>]*)>; rel="next"/.exec(headers.get("Link")!)?.[1];

  it("returns every review by following its links, in each order", async () => {
    const mentor = await createMentor();
    const places = Array.from({ length: 23 }, (_, n) => ({ rating: 1 + (n % 5), createdAt: minute(n) }));
    const made = await createReviews(mentor, places);
    for (const sort of REVIEW_SORTS) {
      const seen: string[] = [];
      for (let query: string | undefined = `?sort=${sort}&limit=9`; query;) {
        const answer = await list(mentor.username, `/${query}`);
        expect([answer.status, answer.body.pagination]).toEqual([200, { limit: 9, total: 23 }]);
        seen.push(...answer.body.data.map(({ _id }: { _id: string }) => _id));
        query = nextOf(answer);
      }
      expect(seen).toHaveLength(23);
      expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
    }
    const fives = await list(mentor.username, "/?star=5");
    expect(fives.body).toMatchObject({
      pagination: { limit: 10, total: 4 },
      data: [{ rating: 5, studentId: {} }, {}, {}, {}],
    });
    expect(nextOf(fives)).toBeUndefined();
  });

  it.each(["limit=0", "limit=101", "star=6", "sort=oldest", "after=x", `after=${"9".repeat(61)}`])(
    "refuses %s with 422 and the field",
    async (query) => {
      const { status, body } = await list((await createMentor()).username, `/?${query}`);
      expect([status, body.errors[0].field]).toEqual([422, query.split("=")[0]]);
    },
  );

  it("answers 404 for somebody who is not a mentor", async () => {
    expect((await list((await createUserMember()).username)).status).toBe(404);
  });
});

describe("GET /api/v1/users/me", () => {
  const own = async (token: string) => (await send(me.GET, { method: "GET", cookie: token })).body.data;

  it("returns a mentor's rating and newest reviews, and none for others", async () => {
    const mentor = await createMentorMember();
    expect(await own(mentor.token)).toMatchObject({ rating: null, reviewCount: 0, reviews: [] });
    await createReviews(
      mentor,
      Array.from({ length: 12 }, (_, n) => ({ rating: n < 6 ? 4 : 5, createdAt: minute(n) })),
    );
    const data = await own(mentor.token);
    expect(data).toMatchObject({ rating: 4.5, reviewCount: 12 });
    expect(data.reviews).toHaveLength(REVIEWS_SHOWN);
    expect(data.reviews[0]).toMatchObject({ rating: 5, createdAt: minute(11).toISOString(), studentId: {} });
    expect(await own((await createUserMember()).token)).toMatchObject({ rating: null, reviewCount: 0, reviews: [] });
  });
});
