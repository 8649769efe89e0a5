import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LIGHT_COLOURS } from "./colours";

it.each(Object.entries(LIGHT_COLOURS))("%s is the value of the design token", (name, value) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(readFileSync("app/globals.css", "utf8")).toContain(`--${token}: light-dark(${value},`);
});
