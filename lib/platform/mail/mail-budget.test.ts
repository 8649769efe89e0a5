import { expect, it } from "vitest";
import { budgetOf, MAILS_A_DAY, MAILS_A_DAY_WITH_NEEDED } from "./mail-budget";

it.each([
  ["confirm-subscription", MAILS_A_DAY],
  ["meeting-review", MAILS_A_DAY],
  ["a kind of tomorrow", MAILS_A_DAY],
  ["meeting-cancelled", MAILS_A_DAY_WITH_NEEDED],
  ["case-decided", MAILS_A_DAY_WITH_NEEDED],
  ["new-device", MAILS_A_DAY_WITH_NEEDED],
  ["contact-message", Infinity],
])("a mail of the kind %s has the budget %s", (template, budget) => {
  expect(budgetOf(template)).toBe(budget);
});
