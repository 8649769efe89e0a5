import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEY_VARIABLES, type KeyUse } from "@/lib/platform/auth/derive-key";

const ANOTHER = "another-one-0123456789-0123456789";
const FEED = { feed: 0, session: 0 };
const SESSION = { userId: "5f0c9a3e-4a3b-4c57-9d52-0f6c1f9b7a11", sessionVersion: 0, keepSignedIn: false };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** Starts a server with this environment and returns what it derives from its keys. */
async function startServer() {
  const { mintSessionToken, openSessionToken } = await import("@/lib/platform/auth/session");
  const { sealContents, unsealContents } = await import("@/lib/platform/mail/outbox");
  const { feedToken } = await import("@/lib/server/meetings/calendar-feed");
  const { unsubscribeSecretOf } = await import("@/lib/server/subscriptions/subscribe");
  const { keyFor } = await import("@/lib/platform/auth/keys");
  return { mintSessionToken, openSessionToken, sealContents, unsealContents, feedToken, unsubscribeSecretOf, keyFor };
}

it.each(Object.entries(KEY_VARIABLES) as [KeyUse, string][])(
  "a new secret of %s changes what it protects and nothing else",
  async (use, variable) => {
    const before = await startServer();
    const session = await before.mintSessionToken(SESSION);
    const mail = await before.sealContents({ subject: "Hello", html: "", text: "" });

    vi.stubEnv(variable, ANOTHER);
    vi.resetModules();
    const after = await startServer();
    const kept = {
      sessions: (await after.openSessionToken(session)) !== null,
      positions: after.keyFor("positions").equals(before.keyFor("positions")),
      mails: (await after.unsealContents(mail).catch(() => null)) !== null,
      tokens:
        after.feedToken("1", FEED) === before.feedToken("1", FEED) &&
        after.unsubscribeSecretOf("a@b.example") === before.unsubscribeSecretOf("a@b.example"),
      factors: after.keyFor("factors").equals(before.keyFor("factors")),
    };
    expect(kept).toEqual({ sessions: true, positions: true, mails: true, tokens: true, factors: true, [use]: false });
  },
);
