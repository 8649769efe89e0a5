/**
 * The people of a run. All their values derive from kind and index, so that the same seed and number give the same
 * request.
 */

export const PASSWORD = "Correct-Horse-7";
export const NEW_PASSWORD = "Another-Horse-8";
/** Marks a postal address, which only its owner may see. */
const MARKER = /(?:user|mentor|fresh)-\d+(?= Hidden Lane)/g;
/** A topic, which only two people may see. */
const TOPIC = /((?:user|mentor|fresh)-\d+) whispers to ((?:user|mentor|fresh)-\d+)/g;

type Kind = "user" | "mentor" | "fresh";
const KINDS: readonly Kind[] = ["user", "mentor", "fresh"];
/** A fresh person exists for one request, which may end the account or its session. */
export type Person = { kind: Kind; index: number };

const digit = ({ kind }: Person) => KINDS.indexOf(kind) + 1;
/** "user-3" */
export const nameOf = ({ kind, index }: Person): string => `${kind}-${index}`;
/** The owner of an email address: by name if it is generated, else the email address itself. */
export const nameIn = (email: string): string => email.replace("@private.example", "");
export const emailOf = (person: Person): string => `${nameOf(person)}@private.example`;
/** The email address of the person who registers, by form or by Google, with this request. */
export const newcomerOf = (number: number): string => `newcomer-${number}@newcomer.example`;
/** Usernames are public, so they contain nothing private. */
export const usernameOf = ({ kind, index }: Person): string => `known-${kind}-number-${index}`;
export const phoneOf = (person: Person): string => `97${digit(person)}${String(person.index).padStart(7, "0")}`;
export const addressOf = (person: Person): string => `${nameOf(person)} Hidden Lane`;
export const topicOf = (from: Person, to: Person): string => `${nameOf(from)} whispers to ${nameOf(to)}`;

const uuid = (prefix: number, index: number) => `${prefix}0000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
export const idOf = (person: Person): string => uuid(digit(person), person.index);
/** The review and the meeting of the user and the mentor with this number. */
export const reviewIdOf = (index: number): string => uuid(7, index);
export const meetingIdOf = (index: number): string => uuid(8, index);

/** A person's exact place. No two people share a coordinate. */
export const placeOf = (person: Person) => ({
  latitude: Number((12.104_73 + digit(person) * 4 + person.index * 0.003_17).toFixed(6)),
  longitude: Number((74.209_31 + digit(person) * 3 + person.index * 0.002_93).toFixed(6)),
});

/** The owners of the postal addresses and topics in a text, except those who may know them. */
export function peopleTold(text: string, knowers: readonly string[]): string[] {
  const named = [...text.matchAll(MARKER)].map(([name]) => name).filter((name) => !knowers.includes(name));
  const topics = [...text.matchAll(TOPIC)].filter(([, ...two]) => !two.some((name) => knowers.includes(name)));
  return [...named, ...topics.map(([topic]) => topic)];
}
