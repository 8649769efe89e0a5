import { expect, it } from "vitest";
import { townId, townLabel } from "./town.rules";

it.each([
  ["Pune", "Maharashtra", "Pune, Maharashtra", "pune-maharashtra"],
  ["Delhi", "Delhi", "Delhi", "delhi"],
  [
    "V.S.K.Valasai (Dindigul-Dist.)",
    "Tamil Nadu",
    "V.S.K.Valasai (Dindigul-Dist.), Tamil Nadu",
    "v-s-k-valasai-dindigul-dist-tamil-nadu",
  ],
])("%s in %s is %j with the id %j", (name, state, label, id) => {
  expect(townLabel({ name, state })).toBe(label);
  expect(townId({ name, state })).toBe(id);
});
