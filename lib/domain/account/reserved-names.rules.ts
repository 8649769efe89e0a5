import { site } from "@/lib/site";

/** Cyrillic and Greek letters, digits and symbols, each followed by the Latin letter that it looks like. */
const LOOKALIKES = new Map(
  (
    "аa αa 4a @a вb 8b сc ϲc ԁd еe εe 3e нh һh іi ιi 1i !i |i li ӏi јj κk кk мm пn ηn оo οo 0o " +
    "рp ρp ѕs 5s $s тt τt υu սu νv хx χx уy γy"
  )
    .split(" ")
    .map(([sign, letter]) => [sign, letter] as const),
);

/** Normalises a text by its looks: no case, accents or spaces, and one letter for all lookalikes. */
function lookOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const letters = [...plain].map((sign) => LOOKALIKES.get(sign) ?? sign).join("");
  return letters
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

const looks = (words: string) => new Set(words.split(" ").map(lookOf));

/** Words that only staff use as names. */
const STAFF = looks(
  "admin administrator administration sysadmin superadmin moderator webmaster postmaster hostmaster helpdesk",
);
/** Words that form a department's name when combined, but also occur in people's names. */
const DEPARTMENT = looks(
  "the our site website platform official staff team support help desk care customer customers client user service services security safety trust " +
    "abuse billing payment payments account accounts system root verification verified contact info noreply no reply notification notifications",
);
/** Words that make a name look like the site's own, but also occur in honest names: "Asha, Maths Support". */
const OFFICIAL = looks("official support team help helpdesk staff verified");
/** Usernames that mean something to programs, or are the first path segment of a page on this site. */
const RESERVED_USERNAMES = new Set(
  (
    "null undefined nan true false none nil void test anonymous everyone nobody guest owner me you www web mail email ftp app apps static assets public " +
    "api rest graphql auth oauth cron health dev og icons portraits uploads sitemap sitemaps robots manifest favicon fonts next " +
    "about home index search settings account accounts user users student students teacher teachers tutor tutors mentor mentors parent parents " +
    "login logout signin signup register reset-password verify-email password profile book-a-meeting booking meeting meetings review reviews " +
    "shortlist subscribe unsubscribe career careers terms privacy legal terms-condition terms-conditions privacy-policy learning-platform previous-questions " +
    "appeal appeals become-an-instructor unavailable directory departed deleted deleted-user new edit delete report reports block invitation"
  ).split(" "),
);

const claims = (words: readonly string[]) =>
  words.some((word) => STAFF.has(word)) || (words.length > 0 && words.every((word) => DEPARTMENT.has(word)));

/** Whether a name impersonates the site or its staff, in any spelling. */
export function claimsToBeStaff(name: string): boolean {
  const whole = lookOf(name);
  if (whole.includes(lookOf(site.name))) return true;
  // "Support 2" and "support2" impersonate just as well.
  const words = name.split(/[\s\p{P}]+/u).map((word) => lookOf(word.replace(/\p{N}+$/u, "")));
  return claims(words.filter(Boolean)) || claims([whole]);
}

/** Whether staff should look at a name or username because it could be taken for the site's own. */
export function mayPassForStaff(name: string): boolean {
  const words = name.split(/[\s\p{P}]+/u).map((word) => lookOf(word.replace(/\p{N}+$/u, "")));
  return words.some((word) => OFFICIAL.has(word)) || claimsToBeStaff(name);
}

/** Whether nobody may take a username: it impersonates the site or its staff, or clashes with a path. */
export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(username.replace(/-?\d+$/, "")) || claimsToBeStaff(username);
}
