import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.OPERATOR_EMAIL = "operator@example.org";
});

const { prisma } = await import("@/lib/platform/db/prisma");
const { listOutbox } = await import("@/lib/platform/mail/outbox");
const { contactSchema } = await import("@/lib/domain/contact/contact.schema");
const { sendContactMessage } = await import("@/lib/server/contact/send-contact-message");
const { newEmail } = await import("../factories/account.factory");
const { createMentor } = await import("../factories/mentor.factory");

const message = (email: string) =>
  contactSchema.parse({
    name: "Meera\r\nBcc: x@example.org",
    email,
    message: "Where are <b>papers</b>?\n\nThank you.",
  });
const address = "10.1.2.3";

it("sends a message to the operator's address, to be answered to the sender", async () => {
  const email = newEmail();
  const { id: userId } = await createMentor();
  const { username } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  await sendContactMessage(message(email), { address, userId });
  const mail = (await listOutbox()).find(({ replyTo }) => replyTo === email);
  expect(mail).toMatchObject({ recipient: "operator@example.org", template: "contact-message" });
  expect(mail!.subject).toBe("Message from Meera Bcc: x@example.org (Mentorhood)");
  expect(mail!.html).not.toContain("<b>papers");
  expect(mail!.text).toContain("Where are <b>papers</b>?");
  expect(mail!.text).toContain(`Sent while signed in as ${username}.`);
});

it("takes five messages of one sender in an hour", async () => {
  const email = newEmail();
  for (let round = 0; round < 5; round++)
    await sendContactMessage(message(email), { address: `10.2.0.${round}`, userId: null });
  await expect(sendContactMessage(message(email), { address: "10.2.0.9", userId: null })).rejects.toMatchObject({
    code: "too_many_requests",
  });
});

it.each([
  [{ name: " ", message: "Long enough, really." }],
  [{ name: "Meera", message: "Too short" }],
  [{ name: "Meera", message: "x".repeat(4001) }],
  [{ name: "Meera", message: "Long enough, really.", email: "nobody" }],
])("refuses %j", (fields) => {
  expect(contactSchema.safeParse({ email: newEmail(), ...fields }).success).toBe(false);
});
