import { describe, expect, it } from "vitest";
import { isMadeOf, ownWords } from "./own-words.rules";

const words = ownWords("Mentorhood", "Asha Álvarez Rao", "asha.rao@school.example");

it("knows the words of a person and the site, longest first and without repetition", () => {
  expect(words).toEqual(
    expect.arrayContaining(["mentorhood", "asha", "alvarez", "rao", "asha.rao", "school", "example"]),
  );
  expect(new Set(words).size).toBe(words.length);
  expect(words.map(({ length }) => length)).toEqual(words.map(({ length }) => length).sort((a, b) => b - a));
});

describe("isMadeOf", () => {
  it.each(["Mentorhood@1", "Mentorhood@2026", "AshaRao@1990", "Asha.rao@school1", "ÁLVAREZ-9a", "rao-RAO-rao1"])(
    "finds %s",
    (password) => expect(isMadeOf(password, words)).toBe(true),
  );

  it.each(["Mentorhood-violet-Tractor-9", "Asha-likes-Kettles-7", "Rk7#mWq2", "Aa1!aa"])("allows %s", (password) =>
    expect(isMadeOf(password, words)).toBe(false),
  );
});
