import type { Gender } from "../people/people";
import type { Random } from "../random";
import { subjectFacts } from "../teaching/subject-facts";
import type { Offer } from "../teaching/teaching-plan";
import { topicsOf } from "../teaching/topics";
import { fittingSentences, type ReviewScene, type ReviewSentence } from "./review-sentence";
import * as good from "./review-sentences-good";
import * as other from "./review-sentences-other";
import { capitalised, classInSentence, fillIn, numberWord } from "./wording";

/** What a review is about. */
type ReviewSubject = {
  readonly name: string;
  readonly givenName: string;
  readonly gender: Gender;
  readonly townName: string;
  readonly offers: readonly Offer[];
};

/** How often a pupil of the level writes the review instead of a parent. */
const STUDENT_VOICE = { kindergarten: 0, primaryschool: 0, highschool: 0.35, college: 0.8 } as const;

function sceneOf(random: Random, offer: Offer): ReviewScene {
  return {
    by: random.chance(STUDENT_VOICE[offer.level]) ? "student" : "parent",
    level: offer.level.charAt(0),
    examined: subjectFacts(offer.subject).examined,
    online: offer.format !== "offline",
    home: offer.format !== "online",
  };
}

/** "Asha ma'am" as pupils say it, or "Ms. Verma". */
function respectfulName(random: Random, { name, givenName, gender }: ReviewSubject): string {
  const feminine = gender === "feminine";
  if (random.chance(0.2)) return `${feminine ? "Ms." : "Mr."} ${name.slice(givenName.length + 1)}`;
  return `${givenName} ${feminine ? "ma'am" : "sir"}`;
}

function valuesOf(random: Random, mentor: ReviewSubject, offer: Offer, childIsKnown: boolean): Record<string, string> {
  const feminine = mentor.gender === "feminine";
  const son = random.chance(0.5);
  const child = `${random.chance(0.7) ? "my" : "our"} ${son ? "son" : "daughter"}`;
  // "He" would be ambiguous for a male teacher of a boy, or before the text mentions a child.
  const distinct = childIsKnown && son === feminine;
  const { grade } = random.pick(offer.classes);
  const [topic, second] = random.sample(topicsOf(offer.subject, grade), 2);
  const spoken = subjectFacts(offer.subject).spoken;
  const low = random.int(42, 68);
  return {
    m: respectfulName(random, mentor),
    M: feminine ? "She" : "He",
    mm: feminine ? "her" : "him",
    c: child,
    C: capitalised(child),
    CP: distinct ? (son ? "He" : "She") : capitalised(child),
    Ch: distinct ? (son ? "His" : "Her") : `${capitalised(child)}'s`,
    chm: son ? "him" : "her",
    s: spoken,
    s1: capitalised(spoken),
    t: topic ?? spoken,
    t1: capitalised(topic ?? spoken),
    u: second ?? "revision",
    cl: classInSentence(grade),
    town: mentor.townName,
    months: numberWord(random.int(3, 12)),
    weeks: numberWord(random.int(3, 8)),
    low: String(low),
    high: `${low + random.int(14, 29)} per cent`,
    top: `${random.int(82, 97)} per cent`,
  };
}

/** A review's text for a rating, about one class that the mentor really offers. */
export function reviewComment(random: Random, mentor: ReviewSubject, rating: number): string {
  const offer = random.pick(mentor.offers);
  const scene = sceneOf(random, offer);
  const said: ReviewSentence[] = [];
  const say = (sentences: readonly ReviewSentence[], probability = 1) => {
    const fitting = fittingSentences(sentences, scene);
    if (fitting.length > 0 && random.chance(probability)) said.push(random.pick(fitting));
  };

  if (rating >= 4) {
    say(good.GOOD_OPENINGS);
    say(good.GOOD_DETAILS, 0.94);
    say(good.GOOD_RESULTS, rating === 5 ? 0.55 : 0.3);
    if (rating === 4) say(other.SMALL_RESERVATIONS, 0.6);
    else say(good.GOOD_CLOSINGS, 0.5);
  } else if (rating === 3) {
    say(other.MIXED_OPENINGS);
    say(other.MIXED_DETAILS);
    say(other.MIXED_CLOSINGS, 0.45);
  } else {
    say(other.CRITICAL_OPENINGS);
    say(other.CRITICAL_DETAILS);
    say(other.CRITICAL_CLOSINGS, 0.55);
  }
  const childIsKnown = said.some((sentence) => /\{[cC]\}/.test(sentence.text));
  const values = valuesOf(random, mentor, offer, childIsKnown);
  let topicIsNamed = false;
  return said
    .map(({ text }) => {
      // Replaces a topic that was already named with another one.
      const shown = topicIsNamed ? text.replace("{t}", "{u}") : text;
      topicIsNamed ||= text.includes("{t}");
      return fillIn(shown, values);
    })
    .join(" ");
}
