import { expect, it } from "vitest";
import { maskEmail } from "./mask-email.rules";

it.each([
  ["meera@example.com", "m•••@example.com"],
  ["m@example.com", "m•••@example.com"],
  ["😀a@example.com", "😀•••@example.com"],
  ["no address", "•••"],
])("masks %s as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
