import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET, OPTIONS, POST } from "@/app/api/v1/teachers/all-teachers/route";
import { POST as postAnywhere } from "@/app/api/[...path]/route";
import { SORT_KEYS } from "@/lib/domain/search/sorts";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, createSession } from "../factories/account.factory";
import { emptyDatabase, seedForTests } from "../support/database";

const context = { params: Promise.resolve({}) };
const url = (query: string) => `http://localhost/api/v1/teachers/all-teachers${query}`;
const get = async (query: string, headers: HeadersInit = {}) => {
  const response = await GET(new Request(url(query), { headers }), context);
  return { response, body: await response.json() };
};

beforeAll(() => seedForTests({ mentors: 600, seed: 3 }), 120_000);
afterAll(emptyDatabase);

describe("GET /api/v1/teachers/all-teachers", () => {
  it("returns the envelope, a list, and the pagination", async () => {
    const { response, body } = await get("");
    expect(response.status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.data).toHaveLength(100);
    expect(body.pagination).toEqual({ page: 1, limit: 100, total: 600, totalIsCapped: false });
    expect(Object.keys(body.data[0]).sort()).toEqual(
      [
        "_id",
        "avatar",
        "classesOffered",
        "distance",
        "isMentorVerified",
        "latitude",
        "longitude",
        "name",
        "proficiency",
        "rating",
        "reviewCount",
        "reviews",
        "role",
        "subjects",
        "username",
      ].sort(),
    );
    expect(body.data[0].reviews).toHaveLength(body.data[0].reviewCount);
    expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{8,}$/);
  });

  it("links the pages as in RFC 8288 and keeps the filters", async () => {
    const { response } = await get("?category=highschool&limit=50&page=2");
    const link = response.headers.get("Link")!;
    expect(link).toContain('</api/v1/teachers/all-teachers?category=highschool&limit=50&page=3>; rel="next"');
    expect(link).toContain('page=1>; rel="prev"');
    expect(link).toContain('rel="first"');
    expect(link).toContain('rel="last"');
  });

  it("links only with known parameters, so that nobody can make the header too long for clients and proxies", async () => {
    const others = Array.from({ length: 300 }, (_, at) => `&key${at}=value${at}`).join("");
    const { response } = await get(`?grade=10&class=${"x".repeat(5_000)}&toString=1&subject=a&subject=b${others}`);
    const links = response.headers.get("Link")!.split(", ");
    for (const link of links)
      expect(link).toMatch(/^<\/api\/v1\/teachers\/all-teachers\?grade=10&page=\d+>; rel="\w+"$/);
  });

  it.each(SORT_KEYS)("sorted by %s, lists each mentor once over all pages and ends", async (sort) => {
    const seen: string[] = [];
    for (let page = 1; ; page++) {
      const { body } = await get(`?limit=70&page=${page}&sort=${sort}`, { Cookie: "user_location=28.614,77.209" });
      if (body.data.length === 0) break;
      seen.push(...body.data.map((teacher: { _id: string }) => teacher._id));
    }
    expect(seen).toHaveLength(600);
    expect(new Set(seen).size).toBe(600);
  });

  it.each(["?limit=0", "?limit=501", "?limit=ten", "?page=0", "?page=1.5", "?page=-1", "?limit=10&limit=20"])(
    "refuses %s with 422 and the field",
    async (query) => {
      const { response, body } = await get(query);
      expect(response.status).toBe(422);
      expect(body).toMatchObject({ success: false, message: "Some fields are not valid." });
      expect(body.errors[0].field).toMatch(/^(page|limit)$/);
    },
  );

  it("reads the visitor's position from the cookie", async () => {
    const { body } = await get("?sort=distance&limit=20", { Cookie: "a=b; user_location=28.614%2C77.209" });
    const distances = body.data.map((teacher: { distance: number }) => teacher.distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect((await get("?limit=5")).body.data[0].distance).toBeNull();
  });

  it("refuses a distance without a place with 422 and says what is missing", async () => {
    const { response, body } = await get("?distance=5");
    expect(response.status).toBe(422);
    expect(body.errors).toEqual([{ field: "distance", message: listingMessages.distanceNeedsPlace }]);
    const { body: near } = await get("?distance=5&limit=500", { Cookie: "user_location=28.614,77.209" });
    expect(near.data.length).toBeGreaterThan(0);
    expect(near.data.every(({ distance }: { distance: number }) => distance <= 5)).toBe(true);
  });

  it("measures from the saved place of a signed-in user without a cookie", async () => {
    const account = await createAccount({ user: { latitude: 28.614, longitude: 77.209 } });
    const token = await createSession(account);
    const { response, body } = await get("?distance=5&limit=1", { Authorization: `Bearer ${token}` });
    expect([response.status, body.data[0].distance <= 5]).toEqual([200, true]);
  });

  it("is not cacheable by proxies, because the visitor's place affects it", async () => {
    for (const query of ["", "?limit=0", "?distance=5"])
      expect((await get(query)).response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("lists its methods in OPTIONS", async () => {
    const answer = await OPTIONS(new Request(url(""), { method: "OPTIONS" }), context);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  it("holds nothing private", async () => {
    const { body } = await get("?limit=500");
    const text = JSON.stringify(body);
    const rows = await prisma.user.findMany({ where: { role: "mentor" }, include: { mentorProfile: true } });
    const users = new Map(rows.map((user) => [user.id, user]));
    expect(text).not.toContain("@example");
    for (const teacher of body.data) {
      const user = users.get(teacher._id)!;
      expect(text.includes(user.email)).toBe(false);
      expect(text.includes(user.mobileNumber!)).toBe(false);
      const { latitude, longitude } = user.mentorProfile!;
      if (latitude !== null) expect(teacher.latitude).not.toBe(latitude);
      if (longitude !== null) expect(teacher.longitude).not.toBe(longitude);
    }
  });

  it("answers 405 with Allow to another method, and 404 in the same shape to an unknown address", async () => {
    const wrong = await POST(new Request(url(""), { method: "POST" }), context);
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect(await wrong.json()).toEqual({ success: false, message: "This method is not allowed here." });
    const unknown = await postAnywhere(new Request("http://localhost/api/v2", { method: "POST" }), context);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ success: false, message: "Not found." });
  });
});
