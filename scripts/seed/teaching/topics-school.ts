import type { TopicLines } from "./topic-lines";

/** Lesson topics of the subjects that every school teaches. Each is a noun phrase that can follow "the lessons on". */
export const SCHOOL_TOPICS: Readonly<Record<string, TopicLines>> = {
  Mathematics: {
    kindergarten: "counting to fifty | number names | shapes and sizes | simple addition with beads | before and after numbers",
    primaryschool: "multiplication tables (2+) | fractions (3+) | long division (4+) | word problems | telling the time | place value | money sums | carrying and borrowing (-3) | number patterns (-3)",
    highschool: "quadratic equations (10+) | trigonometry (10+) | linear equations (7+) | mensuration | geometry proofs (9+) | integers (-7) | ratio and proportion (-8) | algebraic identities (8+) | fractions and decimals (-7) | polynomials (9+)",
    college: "integration (12+) | matrices and determinants (12+) | probability | three-dimensional geometry (12+) | limits and derivatives | permutations and combinations (-11) | conic sections (-11) | differential equations (12+) | trigonometric functions",
  },
  English: {
    kindergarten: "the alphabet | rhymes | three-letter words | sight words | pencil grip and letter strokes",
    primaryschool: "tenses (3+) | reading aloud | spelling | picture composition | nouns and verbs | short comprehension passages",
    highschool: "reported speech (7+) | letter writing | the literature reader | active and passive voice (7+) | analytical paragraphs (9+) | poem appreciation | punctuation and tenses (-8)",
    college: "the prose lessons | report writing | note-making | the long-answer questions | article writing | the poetry section",
  },
  Science: {
    primaryschool: "plants and animals | the human body | air and water | magnets | food and health",
    highschool: "chemical reactions (10+) | light and reflection (8+) | electricity | the cell (8+) | acids and bases (7+) | force and motion (8+) | life processes (10+) | food and nutrition (-7) | magnets and circuits (-7) | separation of substances (-6)",
  },
  Hindi: {
    kindergarten: "swar and vyanjan | Hindi rhymes | two-letter Hindi words",
    primaryschool: "matras (-3) | Hindi handwriting | Hindi reading | sangya and sarvanam (3+) | short Hindi stories",
    highschool: "Hindi vyakaran | patra lekhan | the Kshitij chapters (9+) | samas and sandhi (8+) | nibandh writing | Kabir's dohe",
    college: "Hindi poetry | the Aroh chapters | Hindi creative writing | kavya saundarya questions",
  },
  Physics: {
    highschool: "motion graphs (9+) | refraction numericals (10+) | electric circuits | friction and pressure (-8) | sound | Newton's laws (9+)",
    college: "rotational motion (-11) | electrostatics (12+) | ray optics (12+) | thermodynamics (-11) | electromagnetic induction (12+) | semiconductors (12+) | projectile motion (-11) | the numerical problems | practical work and viva questions",
  },
  Chemistry: {
    highschool: "balancing equations (9+) | the periodic table (9+) | acids and salts | carbon compounds (10+) | atoms and molecules (9+) | metals and non-metals | combustion (-8)",
    college: "organic reaction mechanisms | chemical equilibrium (-11) | electrochemistry (12+) | coordination compounds (12+) | chemical bonding (-11) | aldehydes and ketones (12+) | naming organic compounds | the mole concept (-11)",
  },
  Biology: {
    highschool: "the heart and circulation (10+) | heredity (10+) | microorganisms (-8) | tissues (9+) | cell structure | reproduction | adolescence (-8) | the nervous system (10+)",
    college: "genetics (12+) | human physiology (-11) | plant kingdom classification (-11) | molecular biology (12+) | ecology (12+) | cell division (-11) | biotechnology (12+) | diagrams and labelling",
  },
  "Social Studies": {
    primaryschool: "maps and directions | our freedom fighters | states and capitals | local government | landforms",
    highschool: "the French Revolution (9+) | resources and development (8+) | the Constitution | map work | nationalism in India (10+) | the Mughal period (-8) | early kingdoms (-7)",
  },
  "Environmental Studies": {
    kindergarten: "fruits and vegetables | my family | birds and animals | good habits",
    primaryschool: "the water cycle | food we eat | houses and shelter | plants around us | means of transport | seasons",
  },
  "Computer Science": {
    primaryschool: "parts of a computer | typing | drawing in Paint | simple Scratch projects (3+)",
    highschool: "Python basics (8+) | spreadsheets | HTML pages (7+) | number systems (8+) | flow charts | cyber safety",
    college: "Python file handling | SQL queries | stacks and queues | Boolean algebra | C++ functions | computer networks",
  },
  Economics: {
    highschool: "money and credit | sectors of the economy | poverty as a challenge | globalisation",
    college: "national income (12+) | demand and elasticity (-11) | the theory of consumer behaviour (-11) | the government budget (12+) | balance of payments (12+) | market equilibrium | graphs and numericals",
  },
  Accountancy: {
    college: "journal entries (-11) | partnership accounts (12+) | the cash flow statement (12+) | bank reconciliation (-11) | ratio analysis (12+) | final accounts | depreciation (-11) | the accounts project",
  },
  "Business Studies": {
    college: "principles of management (12+) | marketing (12+) | financial management (12+) | case studies | forms of business organisation (-11) | internal trade (-11) | the business project",
  },
  History: {
    highschool: "the Revolt of 1857 (8+) | the Indian national movement (8+) | the Harappan cities (-7) | the rise of nationalism in Europe (10+) | the Delhi Sultanate (-8) | timelines and dates",
    college: "the Harappan civilisation | Bhakti and Sufi traditions | the Mughal court | the framing of the Constitution | source-based questions",
  },
  Geography: {
    highschool: "map work | climate and monsoon | rivers of India | agriculture (8+) | minerals and energy (8+) | latitudes and longitudes (-7)",
    college: "human geography | landforms | map skills | population and settlements | the practical file | the atmosphere",
  },
  "Political Science": {
    highschool: "democracy | federalism | elections | working of institutions",
    college: "the Cold War era | fundamental rights | Indian foreign policy | political theory | the party system",
  },
  Sanskrit: {
    highschool: "shabd roop | dhatu roop | shlokas | Sanskrit translation | sandhi rules",
    college: "the Sanskrit prose lessons | karak and vibhakti | Sanskrit grammar | Sanskrit translation",
  },
  Statistics: { college: "correlation and regression | probability distributions | index numbers | measures of dispersion | sampling" },
  Psychology: { college: "theories of intelligence | personality | the case study project | attitude and social cognition | memory and learning" },
  Sociology: { college: "social institutions | the caste system | social change in India | research methods | social movements" },
}; // prettier-ignore
