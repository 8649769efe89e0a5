import { describe, expect, it } from "vitest";
import {
  amountInField,
  amountOfText,
  columnsOf,
  type Fee,
  feeOf,
  feeText,
  feesText,
  firstMeetingText,
  hourlyAmount,
  hourlyFloor,
  lowestHourlyAmount,
  moneyText,
} from "./fee.rules";

const hourly = (amount: number): Fee => ({
  amount,
  currency: "INR",
  per: "hour",
  lessonsPerWeek: null,
  lessonMinutes: null,
});
const monthly = (amount: number, lessonsPerWeek = 2, lessonMinutes = 60): Fee => ({
  amount,
  currency: "INR",
  per: "month",
  lessonsPerWeek,
  lessonMinutes,
});

describe("what an hour costs", () => {
  it.each([
    [hourly(50_000), 50_000],
    // 2 lessons of an hour, 52/12 weeks: 8 2/3 hours.
    [monthly(400_000), 46_154],
    [monthly(300_000, 5, 90), 9_231],
  ])("%j costs %i", (fee, amount) => expect(hourlyAmount(fee)).toBe(amount));

  it("is the lowest of all classes, ignoring those that say Ask", () => {
    expect(lowestHourlyAmount([null, hourly(50_000), monthly(400_000)])).toBe(46_154);
    expect(lowestHourlyAmount([null])).toBeNull();
  });
});

describe("what a screen says", () => {
  it.each([
    [hourly(50_000), "₹500 an hour"],
    [hourly(49_950), "₹499.50 an hour"],
    [hourly(12_345_600), "₹1,23,456 an hour"],
    [monthly(400_000), "₹4,000 a month (about ₹460 an hour)"],
    [monthly(80_000), "₹800 a month (about ₹92 an hour)"],
    [null, "Ask"],
  ])("%j reads %j", (fee, text) => expect(feeText(fee)).toBe(text));

  it.each([
    [[hourly(50_000), hourly(30_000)], "from ₹300 an hour"],
    [[hourly(50_000), monthly(400_000)], "from ₹460 an hour"],
    [[hourly(50_000), null], "from ₹500 an hour"],
    [[hourly(50_000), hourly(50_000)], "₹500 an hour"],
    [[monthly(400_000), monthly(400_000)], "₹4,000 a month (about ₹460 an hour)"],
    [[null, null], "Ask"],
    [[], "Ask"],
  ])("the fees %j read %j", (fees, text) => expect(feesText(fees)).toBe(text));

  it.each([
    [0, "First meeting free"],
    [20_000, "First meeting ₹200"],
  ])("a first meeting for %i reads %j", (amount, text) =>
    expect(firstMeetingText({ amount, currency: "INR" })).toBe(text),
  );

  it("uses the decimals of the currency", () => {
    expect(moneyText(1500, "JPY")).toBe("JP¥1,500");
    expect(moneyText(1500, "EUR")).toBe("€15");
  });
});

it("has a floor for each currency, in its smallest unit", () => {
  expect([hourlyFloor("INR"), hourlyFloor("EUR"), hourlyFloor("JPY")]).toEqual([5000, 300, 1]);
});

it("reads a fee from its columns", () => {
  const none = { lessonsPerWeek: null, lessonMinutes: null };
  expect(feeOf({ feeAmount: null, feePeriod: null, ...none })).toBeNull();
  expect(feeOf({ feeAmount: 50_000, feePeriod: "hour", ...none })).toEqual(hourly(50_000));
  expect(feeOf(columnsOf(monthly(400_000)))).toEqual(monthly(400_000));
  expect(feeOf(columnsOf(null))).toBeNull();
});

it.each([
  ["500", 50_000],
  [" 1,23,456 ", 12_345_600],
  ["499.5", 49_950],
  ["499.50", 49_950],
  ["0", 0],
  ["", null],
  ["-5", null],
  ["499.555", null],
  ["five hundred", null],
])("a field with %j holds %j", (text, amount) => expect(amountOfText(text)).toBe(amount));

it("writes an amount as a field reads it", () => {
  expect([50_000, 49_950, 0].map(amountInField)).toEqual(["500", "499.5", "0"]);
});
