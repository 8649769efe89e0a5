import type { TopicLines } from "./topic-lines";

const languageTopics = (name: string): TopicLines => ({
  kindergarten: `${name} rhymes | the first ${name} letters | simple ${name} words`,
  primaryschool: `${name} reading | ${name} handwriting | ${name} letters and signs | short ${name} stories | ${name} dictation`,
  highschool: `${name} grammar | ${name} essay writing | the ${name} poems | the ${name} prose lessons | ${name} letter writing`,
  college: `${name} literature | the ${name} poetry section | ${name} composition | the ${name} drama lesson`,
});

const REGIONAL = [
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Marathi",
  "Bengali",
  "Gujarati",
  "Punjabi",
  "Odia",
  "Urdu",
];

/** Lesson topics of languages and extracurricular subjects. Each is a noun phrase that can follow "the lessons on". */
export const TOPICS_BEYOND_SCHOOL: Readonly<Record<string, TopicLines>> = {
  ...Object.fromEntries(REGIONAL.map((name) => [name, languageTopics(name)])),
  French: {
    primaryschool: "French greetings | French numbers and colours | simple French sentences",
    highschool:
      "French verb conjugation | French pronunciation | articles and prepositions | French dialogues | the passé composé (8+)",
    college: "French comprehension | the subjunctive | French letter writing | oral practice",
  },
  German: {
    primaryschool: "German greetings | German numbers and colours | simple German sentences",
    highschool:
      "German articles | German pronunciation | dative and accusative (7+) | German dialogues | separable verbs",
    college: "German comprehension | the Goethe A2 test papers | subordinate clauses | German letter writing",
  },
  Programming: {
    primaryschool: "Scratch games | loops with blocks | simple animations",
    highschool: "Python loops | functions | small games in Python | lists and dictionaries | debugging",
    college:
      "object-oriented programming | recursion | data structures | inheritance in Java | sorting algorithms | competitive coding problems",
  },
  "Web Development": {
    highschool: "HTML and CSS layouts | a first website | forms and tables | simple JavaScript",
    college: "responsive pages | JavaScript events | a portfolio website | React components | hosting a site",
  },
  Technology: {
    primaryschool: "safe use of the internet | slides and documents | simple circuits",
    highschool: "Arduino projects | spreadsheets | robotics kits | 3D models | app design",
    college: "IoT projects | data analysis | the AI project | networking basics | electronics projects",
  },
  "Spoken English": {
    primaryschool: "speaking in full sentences | show and tell | everyday conversation | story telling",
    highschool: "public speaking | pronunciation | group discussions | daily conversation | stage fear",
    college: "interview answers | group discussions | presentations | fluency | accent and pronunciation",
  },
  Phonics: {
    kindergarten: "letter sounds | blending | vowel sounds | action songs for each sound | rhyming words",
    primaryschool: "blends and digraphs | reading short stories | silent letters | tricky words | long vowel sounds",
  },
  Drawing: {
    kindergarten: "colouring within lines | finger painting | simple shapes | paper craft",
    primaryschool: "pencil shading | crayon work | nature drawing | the drawing competition pieces | poster colours",
    highschool: "still life | perspective | the Elementary drawing exam (7+) | watercolours | portrait sketches",
  },
  Music: {
    kindergarten: "action songs | clapping rhythms | simple bhajans",
    primaryschool: "the basic swaras | keyboard fingering | simple bhajans | keeping the beat | group songs",
    highschool: "the graded exam pieces | guitar chords | alankars | ragas | tabla kaydas | voice practice",
  },
  Dance: {
    kindergarten: "rhythm and movement | simple mudras | action songs",
    primaryschool: "the adavus | hand mudras | footwork | the annual day piece | expressions",
    highschool: "the alarippu | abhinaya | the jatiswaram | footwork and balance | the stage performance",
  },
  Yoga: {
    kindergarten: "animal poses | balloon breathing | balance games",
    primaryschool: "surya namaskar | balance poses | breathing exercises | focus games",
    highschool: "pranayama | flexibility | posture | exam stress | advanced asanas",
    college: "pranayama | exam stress | surya namaskar | meditation | back and neck pain from long study hours",
  },
  Chess: {
    kindergarten: "how the pieces move | simple pawn games | the chessboard",
    primaryschool: "opening principles | checkmate in two | forks and pins | endgames with pawns | tournament play",
    highschool: "rook endgames | opening preparation | middle-game plans | rated tournament games | tactics",
  },
  Abacus: {
    kindergarten: "bead counting | the first finger movements | small number sums",
    primaryschool:
      "finger movements | mental addition | two-digit multiplication | the level tests | speed and accuracy",
    highschool: "mental multiplication | decimals on the abacus | speed rounds",
  },
  "Vedic Maths": {
    primaryschool: "quick multiplication | squares of numbers | digit sums | fast addition",
    highschool: "square roots | quick division | cube roots | multiplication near a base | mental percentages",
  },
};
