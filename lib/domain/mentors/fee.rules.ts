import { site } from "@/lib/site";
import { feeMessages } from "./fee.messages";

export const FEE_PERIODS = ["hour", "month"] as const;
type FeePeriod = (typeof FEE_PERIODS)[number];

/** An amount in the smallest unit of its currency (ISO 4217). */
export type Money = { amount: number; currency: string };

/** What a class costs. Only a monthly fee has lessons. */
export type Fee = Money & {
  per: FeePeriod;
  lessonsPerWeek: number | null;
  lessonMinutes: number | null;
};

/** The same as stored in the database, in the site's currency. */
export type FeeColumns = {
  feeAmount: number | null;
  feePeriod: FeePeriod | null;
  lessonsPerWeek: number | null;
  lessonMinutes: number | null;
};

/** The lowest hourly fee, in whole units: anything less is bait. */
const HOURLY_FLOORS: Readonly<Record<string, number>> = { INR: 50, NPR: 80, BDT: 60, LKR: 150, USD: 3, EUR: 3, GBP: 3 };
const OTHER_FLOOR = 1;
/** The largest amount stored, in the smallest unit. */
export const MAX_AMOUNT = 1_000_000_000;
export const LESSONS_PER_WEEK = { min: 1, max: 14 } as const;
export const LESSON_MINUTES = { min: 15, max: 480 } as const;

const WEEKS_PER_MONTH = 52 / 12;
/** From this many whole units on, an hourly equivalent is rounded to tens. */
const ROUNDED_FROM = 100;

/** A format costs more to make than to use, and a list of fees uses one many times. */
const formats = new Map<string, { exact: Intl.NumberFormat; whole: Intl.NumberFormat; units: number }>();

function formatsOf(currency: string) {
  const made = formats.get(currency);
  if (made) return made;
  const style = { style: "currency", currency } as const;
  const exact = new Intl.NumberFormat(site.locale, style);
  const whole = new Intl.NumberFormat(site.locale, { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const added = { exact, whole, units: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 0) };
  formats.set(currency, added);
  return added;
}

/** How many of the smallest unit make a whole one: 100 paise, 1 yen. */
const unitsPerWhole = (currency: string = site.currency): number => formatsOf(currency).units;

/** "₹": the symbol of the currency. */
export function currencySign(): string {
  const parts = formatsOf(site.currency).whole.formatToParts(0);
  return parts.find(({ type }) => type === "currency")!.value;
}

/** "₹500", "₹499.50": an amount in the smallest unit, without decimals when it is whole. */
export function moneyText(amount: number, currency: string = site.currency): string {
  const { exact, whole, units } = formatsOf(currency);
  return (amount % units === 0 ? whole : exact).format(amount / units);
}

/** "499.5": an amount in the smallest unit as a field holds it, in whole units. */
export const amountInField = (amount: number): string => String(amount / unitsPerWhole());

/** Parses whole units as typed, "1,200" or "499.50", into the smallest unit; null when the text is not an amount. */
export function amountOfText(text: string): number | null {
  const plain = text.replace(/[\s,]/g, "");
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return null;
  const amount = Number(plain) * unitsPerWhole();
  return Math.abs(amount - Math.round(amount)) < 1e-6 ? Math.round(amount) : null;
}

/** The lowest hourly fee, in the smallest unit. */
export function hourlyFloor(currency: string = site.currency): number {
  return (HOURLY_FLOORS[currency] ?? OTHER_FLOOR) * unitsPerWhole(currency);
}

/** Reads a fee from its columns; null for "Ask". */
export function feeOf({ feeAmount, feePeriod, lessonsPerWeek, lessonMinutes }: FeeColumns): Fee | null {
  if (feeAmount === null || feePeriod === null) return null;
  return { amount: feeAmount, currency: site.currency, per: feePeriod, lessonsPerWeek, lessonMinutes };
}

/** The columns that hold a fee. */
export function columnsOf(fee: Fee | null): FeeColumns {
  return {
    feeAmount: fee?.amount ?? null,
    feePeriod: fee?.per ?? null,
    lessonsPerWeek: fee?.lessonsPerWeek ?? null,
    lessonMinutes: fee?.lessonMinutes ?? null,
  };
}

/** What an hour costs, in the smallest unit. A month has 52/12 weeks of lessons. */
export function hourlyAmount({ amount, lessonsPerWeek, lessonMinutes, per }: Fee): number {
  if (per === "hour" || lessonsPerWeek === null || lessonMinutes === null) return amount;
  return Math.round(amount / (lessonsPerWeek * WEEKS_PER_MONTH * (lessonMinutes / 60)));
}

/** An amount in whole units, rounded to tens from a hundred on. */
function roughly(amount: number, currency: string): number {
  const step = unitsPerWhole(currency) * (amount >= ROUNDED_FROM * unitsPerWhole(currency) ? 10 : 1);
  return Math.round(amount / step) * step;
}

/** "₹500 an hour", "₹4,000 a month (about ₹460 an hour)" or "Ask". */
export function feeText(fee: Fee | null): string {
  if (fee === null) return feeMessages.ask;
  const amount = moneyText(fee.amount, fee.currency);
  if (fee.per === "hour") return feeMessages.hourly(amount);
  return feeMessages.monthly(amount, moneyText(roughly(hourlyAmount(fee), fee.currency), fee.currency));
}

/** The lowest hourly amount of all classes, in the smallest unit; null when all say "Ask". */
export function lowestHourlyAmount(fees: readonly (Fee | null)[]): number | null {
  const amounts = fees.flatMap((fee) => (fee === null ? [] : [hourlyAmount(fee)]));
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** "₹500 an hour", "₹4,000 a month" or "Ask", for narrow places. */
export function shortFeeText(fee: Fee | null): string {
  return fee?.per === "month" ? feeMessages.monthlyOnly(moneyText(fee.amount, fee.currency)) : feeText(fee);
}

/**
 * "₹500 an hour" when all classes cost the same, otherwise "from ₹300 an hour" by the lowest one; "Ask" without fees.
 * @param textOf how one fee reads
 */
export function feesText(fees: readonly (Fee | null)[], textOf = feeText): string {
  const [only, ...others] = new Set(fees.map(textOf));
  if (only !== undefined && others.length === 0) return only;
  const lowest = lowestHourlyAmount(fees);
  return lowest === null ? feeMessages.ask : feeMessages.from(moneyText(roughly(lowest, site.currency)));
}

/** "First meeting free" or "First meeting ₹200". */
export function firstMeetingText({ amount, currency }: Money): string {
  return amount === 0 ? feeMessages.firstMeetingFree : feeMessages.firstMeetingFee(moneyText(amount, currency));
}
