import sharp from "sharp";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as mentorImage from "@/app/og/mentor/[username]/route";
import * as siteImage from "@/app/og/site/route";
import * as tutorsImage from "@/app/og/tutors/[subject]/[[...town]]/route";
import { ShareHeadline } from "@/components/share-images/share-frame";
import { prisma } from "@/lib/platform/db/prisma";
import { drawShareImage } from "@/lib/server/share-images/draw-share-image";
import { drawableText } from "@/lib/server/share-images/drawable-text";
import { shareFonts } from "@/lib/server/share-images/share-fonts";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { createMentor, createReview, removeFactoryData } from "../factories/mentor.factory";
import { GREEN, plainPicture } from "../support/pictures";

const request = new Request("http://localhost/og");
const ofMentor = (username: string) => mentorImage.GET(request, { params: Promise.resolve({ username }) });
const ofTutors = (subject: string, ...town: string[]) =>
  tutorsImage.GET(request, { params: Promise.resolve({ subject, ...(town.length > 0 ? { town } : {}) }) });

/** The bytes of a response, which must be an image of the size that networks expect. */
async function imageIn(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  // Some programs skip images of more than 600 kB.
  expect(png.length).toBeLessThan(600_000);
  return png;
}

/** The colour at the centre of the portrait. */
async function portraitColour(png: Buffer): Promise<number[]> {
  const dot = sharp(png)
    .removeAlpha()
    .extract({ left: 1200 - 520 + 272, top: 315, width: 1, height: 1 });
  return [...(await dot.raw().toBuffer())];
}

const realFetch = fetch;
/** Addresses requested since the last test. */
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => {
    const address = String(request[0]);
    // The image library loads its own layout engine from a data URL.
    if (address.startsWith("data:")) return realFetch(...request);
    asked.push(address);
    return Promise.reject(new Error("No image may need the network."));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await removeFactoryData();
  expect(asked.splice(0)).toEqual([]);
});
afterAll(() => prisma.$disconnect());

describe("the image of a mentor", () => {
  it.each([
    ["Asha Rao"],
    ["आशा राव"],
    ["Ли Вэй ★ 👩🏽‍🏫"],
    ["W".repeat(50)],
    ["i ".repeat(25)],
    ["</div><script>alert(1)</script> &amp; \u202e"],
    ["שלום عائشة ਗੁਰਪ੍ਰੀਤ 李伟"],
    ["Nguyễn Thị Ổi"],
  ])("is rendered for %s", async (name) => {
    const { username } = await createMentor({
      user: { name },
      profile: { subjects: [name, "गणित", "Mathematics", "Environmental Studies"], placeName: `${name}, पुणे` },
    });
    await imageIn(await ofMentor(username));
  });

  it("shows what the profile shows, and nothing private", async () => {
    const { id, username, mentorProfile } = await createMentor();
    const first = await imageIn(await ofMentor(username));
    await prisma.user.update({
      where: { id },
      data: {
        email: `other-${id}@example.com`,
        mobileNumber: "9000000001",
        address: "Elsewhere 7",
        age: 66,
        about: "B",
      },
    });
    expect(await imageIn(await ofMentor(username))).toEqual(first);

    let before = first;
    const changes = [
      () => createReview({ mentor: { mentorProfile } }, { rating: 4 }),
      () => prisma.mentorProfile.update({ where: { userId: id }, data: { isVerified: true } }),
      () => prisma.mentorProfile.update({ where: { userId: id }, data: { subjects: ["Chess"] } }),
      () => prisma.mentorProfile.update({ where: { userId: id }, data: { placeName: "Nagpur, Maharashtra" } }),
      () => prisma.user.update({ where: { id }, data: { name: "Usha Rao" } }),
    ];
    for (const change of changes) {
      await change();
      const after = await imageIn(await ofMentor(username));
      expect(after.equals(before)).toBe(false);
      before = after;
    }
  });

  it("contains the uploaded picture or the generated portrait", async () => {
    const [avatar] = await pictureStorage().put([
      await plainPicture("webp", { width: 512, height: 512, colour: GREEN }),
    ]);
    try {
      const { id, username } = await createMentor({ user: { avatar: avatar! } });
      expect(await portraitColour(await imageIn(await ofMentor(username)))).toEqual([
        expect.closeTo(GREEN.r, -1),
        expect.closeTo(GREEN.g, -1),
        expect.closeTo(GREEN.b, -1),
      ]);
      await prisma.user.update({ where: { id }, data: { avatar: "/portraits/4.svg" } });
      const drawn = await imageIn(await ofMentor(username));
      await prisma.user.update({ where: { id }, data: { avatar: null } });
      expect((await imageIn(await ofMentor(username))).equals(drawn)).toBe(false);
    } finally {
      await pictureStorage().remove([avatar!]);
    }
  });

  it("shows initials instead of external, missing or damaged pictures", async () => {
    const [damaged] = await pictureStorage().put([Buffer.from("no picture at all")]);
    try {
      const { id, username } = await createMentor();
      const withInitials = await imageIn(await ofMentor(username));
      for (const avatar of [
        "https://lh3.googleusercontent.com/a/abc=s96-c",
        "http://169.254.169.254/latest/meta-data",
        "file:///etc/passwd",
        "data:image/svg+xml,<svg/>",
        "https://stranger.example/portraits/4.svg",
        "/portraits/240.svg",
        "/uploads/../../package.json",
        `/uploads/${"0".repeat(32)}.webp`,
        damaged!,
      ]) {
        await prisma.user.update({ where: { id }, data: { avatar } });
        const image = await imageIn(await ofMentor(username));
        expect([avatar, image.equals(withInitials)]).toEqual([avatar, true]);
      }
    } finally {
      await pictureStorage().remove([damaged!]);
    }
  });

  it.each(["nobody-at-all", "-", "..", "Asha%20Rao", "x".repeat(500)])("is a 404 for %j", async (username) => {
    const response = await ofMentor(username);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });

  it("is a 404 for a student and for a deleted mentor", async () => {
    const { username, mentorProfile, id } = await createMentor();
    const { studentId } = await createReview({ mentor: { mentorProfile } });
    const student = await prisma.user.findUniqueOrThrow({ where: { id: studentId! } });
    expect((await ofMentor(student.username)).status).toBe(404);
    await prisma.user.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await ofMentor(username)).status).toBe(404);
  });
});

describe("the image of tutors", () => {
  it("is rendered for a subject and for a town with tutors", async () => {
    await createMentor({ profile: { subjects: ["Chess"], placeName: "Pune, Maharashtra" } });
    const india = await imageIn(await ofTutors("chess"));
    const town = await imageIn(await ofTutors("chess", "pune-maharashtra"));
    expect(town.equals(india)).toBe(false);
  });

  it.each([
    [["alchemy"]],
    [["Chess"]],
    [["chess", "atlantis"]],
    [["chess", "pune-maharashtra", "more"]],
    [["chess", "nagpur-maharashtra"]],
    [["constructor"]],
    [["__proto__", "__proto__"]],
  ])("is a 404 for %j", async ([subject, ...town]) => {
    await createMentor({ profile: { subjects: ["Chess"], placeName: "Pune, Maharashtra" } });
    expect((await ofTutors(subject!, ...town)).status).toBe(404);
  });
});

it("renders the product's own image", async () => {
  await imageIn(await siteImage.GET());
});

it("renders each character that its fonts have", async () => {
  const { canDraw } = await shareFonts();
  const letters = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => drawableText(`a${letter}`, canDraw) === `a${letter}`,
  );
  expect(letters.length).toBeGreaterThan(300);
  for (let start = 0; start < letters.length; start += 50) {
    const children = letters.slice(start, start + 50).join("");
    await imageIn(await drawShareImage(ShareHeadline({ children })));
  }
});
