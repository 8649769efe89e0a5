import { z } from "zod";
import { amountOfText, moneyText } from "@/lib/domain/mentors/fee.rules";
import { defineFilter } from "../filter";
import { listingMessages } from "../listing.messages";
import { FEE_STEPS, FEE_TOKEN_STEPS, feeToken } from "../tokens.rules";

const MAX = 1_000_000;
const amountOf = (whole: number) => amountOfText(String(whole))!;

/** Maximum hourly fee of a mentor's cheapest class, in whole units of the site's currency. */
export const fee = defineFilter<number>({
  none: null,
  read: (text) => (/^\d{1,7}$/.test(text) ? Number(text) : null),
  value: z.number().int().min(1).max(MAX).meta({
    description: "Highest fee per hour, in whole units of the site's currency.",
  }),
  write: (whole) => whole,
  rows: (whole) => ({ column: "fee", type: "int4", atMost: amountOf(whole) }),
  token: (whole) => {
    const step = FEE_TOKEN_STEPS.findIndex((most) => whole <= most);
    // All mentors with a fee have the token after the last step.
    return step === -1
      ? { token: feeToken(FEE_TOKEN_STEPS.length), isWider: true }
      : { token: feeToken(step), isWider: FEE_TOKEN_STEPS[step] !== whole };
  },
  chip: (whole) => listingMessages.upTo(moneyText(amountOf(whole))),
  field: {
    label: "Highest Fee",
    options: [
      { value: "", label: "Any Fee" },
      ...FEE_STEPS.map((whole) => ({ value: String(whole), label: listingMessages.upTo(moneyText(amountOf(whole))) })),
    ],
  },
});
