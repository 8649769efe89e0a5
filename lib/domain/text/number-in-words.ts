const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A small whole number as a word, such as "two"; larger ones in digits. */
export const numberInWords = (number: number): string => WORDS[number] ?? String(number);
