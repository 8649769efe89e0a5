import { tellsPlace } from "@/tests/support/told-place";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { nameIn, peopleTold } from "./people";

/** A person with private values. */
export type KnownPerson = {
  name: string;
  email: string;
  mobileNumber: string | null;
  places: readonly Coordinates[];
};
/** Finds the owners of private values in a text, except those who may read them. */
export type Privacy = { ownersIn: (text: string, knowers: readonly string[]) => string[] };

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\d.-])\d{10}(?![\d.])/g;
const COORDINATE = /\d+\.\d{4,}/g;
/** Places are looked up by rounded latitude instead of compared one by one. */
const STEPS = 1e4;
const stepOf = (degrees: number) => Math.round(Math.abs(degrees) * STEPS);

/** Watches the private values of these people and every mail address. */
export function watchPrivacy(people: readonly KnownPerson[]): Privacy {
  const byPhone = new Map(people.map(({ name, mobileNumber }) => [mobileNumber, name]));
  const byEmail = new Map(people.map(({ name, email }) => [email, name]));
  const byLatitude = new Map<number, { name: string; place: Coordinates }[]>();
  for (const { name, places } of people) {
    for (const place of places) {
      const step = stepOf(place.latitude);
      byLatitude.set(step, [...(byLatitude.get(step) ?? []), { name, place }]);
    }
  }

  function placesIn(text: string): string[] {
    const steps = new Set([...text.matchAll(COORDINATE)].map(([number]) => stepOf(Number(number))));
    const near = [...steps].flatMap((step) => [step - 1, step, step + 1].flatMap((one) => byLatitude.get(one) ?? []));
    return near.filter(({ place }) => tellsPlace(text, place)).map(({ name }) => name);
  }
  return {
    ownersIn(text, knowers) {
      const owners = [
        ...[...text.matchAll(EMAIL)].map(([email]) => byEmail.get(email) ?? nameIn(email)),
        ...[...text.matchAll(PHONE)].flatMap(([phone]) => byPhone.get(phone) ?? []),
        ...placesIn(text),
      ];
      const others = owners.filter((name) => !knowers.includes(name));
      return [...new Set([...others, ...peopleTold(text, knowers)])];
    },
  };
}
