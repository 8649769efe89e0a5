import { expect } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";

/** Expects `tutor_area` to match the totals of the search rows. */
export async function expectTutorAreas(): Promise<void> {
  const [rows, areas] = await Promise.all([
    prisma.mentorListing.findMany({ select: { subjectMask: true, town: true } }),
    prisma.tutorArea.findMany(),
  ]);
  const expected: Record<string, number> = {};
  for (const { subjectMask, town } of rows) {
    for (let id = 0; id < 62; id++) {
      if ((subjectMask & (1n << BigInt(id))) === 0n) continue;
      for (const place of town === null ? [""] : ["", town]) {
        const key = `${id} ${place}`;
        expected[key] = (expected[key] ?? 0) + 1;
      }
    }
  }
  expect(Object.fromEntries(areas.map((area) => [`${area.subjectId} ${area.town}`, area.mentorCount]))).toEqual(
    expected,
  );
}
