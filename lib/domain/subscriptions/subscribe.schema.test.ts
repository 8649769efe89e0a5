import { describe, expect, it } from "vitest";
import { confirmSubscriptionSchema, subscribeSchema, unsubscribeSchema } from "./subscribe.schema";
import { subscriptionMessages as messages } from "./subscription.messages";

const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe("subscribeSchema", () => {
  it.each([" Asha@Example.COM ", "ａｓｈａ@example.com", "asha@example.com"])(
    "normalises %j to one address",
    (email) => {
      expect(subscribeSchema.parse({ email })).toEqual({ email: "asha@example.com" });
    },
  );

  it.each([
    "",
    "asha",
    "asha@",
    "asha@example",
    "a sha@example.com",
    `${"x".repeat(250)}@example.com`,
    undefined,
    7,
    ["a@b.in"],
  ])("refuses %j with the same text as the form without a schema", (email) =>
    expect(messageOf(subscribeSchema.safeParse({ email }))).toBe(messages.emailInvalid),
  );
});

describe("the links' schemas", () => {
  it("take 256 bits in base64url", () => {
    const token = "aZ09_-x".repeat(7).slice(0, 43);
    expect(confirmSubscriptionSchema.parse({ token })).toEqual({ token });
    expect(unsubscribeSchema.parse({ token })).toEqual({ token });
  });

  it.each(["", "x".repeat(42), "x".repeat(44), `${"x".repeat(42)}%`, undefined])(
    "report that %j is no link",
    (token) => {
      expect(messageOf(confirmSubscriptionSchema.safeParse({ token }))).toBe(messages.confirmInvalid);
      expect(messageOf(unsubscribeSchema.safeParse({ token }))).toBe(messages.unsubscribeInvalid);
    },
  );
});
