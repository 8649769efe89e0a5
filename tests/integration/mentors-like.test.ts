import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { listMentorsLike } from "@/lib/server/search/list-mentors-like";
import { createMentor, removeFactoryData } from "../factories/mentor.factory";
import { emptyAccounts } from "../support/account-requests";

beforeAll(emptyAccounts);
afterEach(removeFactoryData);
afterAll(emptyAccounts);

type Format = "online" | "offline";
type Level = "primaryschool" | "highschool";
const DEGREE_KM = 111;

/** A mentor of mathematics so many kilometres north of Pune. */
const mentorAt = (km: number, format: Format = "offline", educationLevel: Level = "highschool") =>
  createMentor({
    profile: {
      latitude: 18.52 + km / DEGREE_KM,
      longitude: 73.86,
      classesOffered: {
        create: {
          subject: "Mathematics",
          educationLevel,
          specificClasses: [educationLevel === "highschool" ? "Class 9" : "Class 2"],
          format,
        },
      },
    },
  });

async function mentorsLike({ username }: { username: string }) {
  const { mentors, are } = await listMentorsLike(await getMentorProfile(username));
  for (const { distanceKm } of mentors) expect(distanceKm).toBeNull();
  return [are, mentors.map(({ id }) => id)];
}

it("lists the three nearest mentors of the same subject and level, without the mentor", async () => {
  const mentor = await mentorAt(0);
  await mentorAt(1, "offline", "primaryschool");
  await mentorAt(80);
  const third = await mentorAt(30);
  const second = await mentorAt(20);
  expect(await mentorsLike(mentor)).toEqual(["near", [second.id, third.id]]);
  const first = await mentorAt(10);
  await mentorAt(40);
  expect(await mentorsLike(mentor)).toEqual(["near", [first.id, second.id, third.id]]);
});

it("lists those who teach online when nobody is near, or the mentor has no place", async () => {
  const [mentor, online] = [await mentorAt(0), await mentorAt(0, "online")];
  await mentorAt(80);
  expect(await mentorsLike(mentor)).toEqual(["online", [online.id]]);
  expect(await mentorsLike(online)).toEqual(["online", []]);
  const other = await mentorAt(0, "online");
  expect(await mentorsLike(online)).toEqual(["online", [other.id]]);
});
