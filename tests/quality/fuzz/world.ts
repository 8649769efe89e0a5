import { prisma } from "@/lib/platform/db/prisma";
import { feedToken } from "@/lib/server/meetings/calendar-feed";
import type { startGoogleIssuer } from "@/tests/support/google-issuer";
import { readOperations } from "./operations";
import { idOf, nameIn, newcomerOf } from "./people";
import { type KnownPerson, watchPrivacy } from "./private-values";
import { createScene } from "./scene";
import type { Sender, World } from "./send-requests";

const HOUR_MS = 3_600_000;

type Options = {
  seed: number;
  people: number;
  send: Sender;
  origin: string;
  issuer: Pick<Awaited<ReturnType<typeof startGoogleIssuer>>, "sign">;
};

/** Creates the people of a run and the data for its requests. Watches everyone else in the database too. */
export async function createWorld({ seed, people, send, origin, issuer }: Options): Promise<World> {
  const scene = await createScene(people);
  const now = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  return {
    run: { seed, operations: readOperations(), people, now },
    scene,
    privacy: watchPrivacy(await everybody()),
    send,
    origin,
    fillIn: {
      feed: async ({ caller, about }) => feedToken(idOf(caller.person ?? about), { feed: 0, session: 0 }),
      google: ({ number }) => {
        const person = { sub: `google-${number}`, email: newcomerOf(number), name: "Meera Iyer" };
        return issuer.sign({ ...person, picture: "https://lh3.googleusercontent.com/a/x" });
      },
    },
  };
}

async function everybody(): Promise<KnownPerson[]> {
  const coordinates = { latitude: true, longitude: true } as const;
  const rows = await prisma.user.findMany({
    select: { email: true, mobileNumber: true, ...coordinates, mentorProfile: { select: coordinates } },
  });
  return rows.map(({ email, mobileNumber, mentorProfile, ...own }) => {
    const places = [own, mentorProfile].flatMap((place) => {
      const { latitude = null, longitude = null } = place ?? {};
      return latitude === null || longitude === null ? [] : [{ latitude, longitude }];
    });
    return { name: nameIn(email), email, mobileNumber, places };
  });
}
