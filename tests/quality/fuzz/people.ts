/** What is known of the people of a run before they exist, so that the same seed and number make the same request. */

export const PASSWORD = "Correct-Horse-7";
export const NEW_PASSWORD = "Another-Horse-8";
/** Stands in an address, which is for its owner alone. */
const MARKER = /(?:user|mentor|fresh)-\d+(?= Hidden Lane)/g;
/** A topic, which is for two people. */
const TOPIC = /((?:user|mentor|fresh)-\d+) whispers to ((?:user|mentor|fresh)-\d+)/g;

type Kind = "user" | "mentor" | "fresh";
const KINDS: readonly Kind[] = ["user", "mentor", "fresh"];
/** Somebody of the run. A fresh one exists for one request, which may end the account or its session. */
export type Person = { kind: Kind; index: number };

const digit = ({ kind }: Person) => KINDS.indexOf(kind) + 1;
/** "user-3" */
export const nameOf = ({ kind, index }: Person): string => `${kind}-${index}`;
/** Who has an address: one of ours by name, anybody else by the address itself. */
export const nameIn = (email: string): string => email.replace("@private.example", "");
export const emailOf = (person: Person): string => `${nameOf(person)}@private.example`;
/** The address of somebody who registers or comes from Google with the request of that number. */
export const newcomerOf = (number: number): string => `newcomer-${number}@newcomer.example`;
/** Usernames of mentors are public; nobody's is taken from a private field. */
export const usernameOf = ({ kind, index }: Person): string => `known-${kind}-number-${index}`;
export const phoneOf = (person: Person): string => `97${digit(person)}${String(person.index).padStart(7, "0")}`;
export const addressOf = (person: Person): string => `${nameOf(person)} Hidden Lane`;
export const topicOf = (from: Person, to: Person): string => `${nameOf(from)} whispers to ${nameOf(to)}`;

const uuid = (prefix: number, index: number) => `${prefix}0000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
export const idOf = (person: Person): string => uuid(digit(person), person.index);
/** The review that this user has written of the mentor of the same number, and the meeting of the two. */
export const reviewIdOf = (index: number): string => uuid(7, index);
export const meetingIdOf = (index: number): string => uuid(8, index);

/** The exact place of a person, where a mentor teaches; no two people share a coordinate. */
export const placeOf = (person: Person) => ({
  latitude: Number((12.104_73 + digit(person) * 4 + person.index * 0.003_17).toFixed(6)),
  longitude: Number((74.209_31 + digit(person) * 3 + person.index * 0.002_93).toFixed(6)),
});

/** Whose addresses and topics a text holds, by the marks that they carry; a topic is for its two people. */
export function peopleTold(text: string, knowers: readonly string[]): string[] {
  const named = [...text.matchAll(MARKER)].map(([name]) => name).filter((name) => !knowers.includes(name));
  const topics = [...text.matchAll(TOPIC)].filter(([, ...two]) => !two.some((name) => knowers.includes(name)));
  return [...named, ...topics.map(([topic]) => topic)];
}
