import { cn } from "./class-names";

/** Hues that match the palette. */
const HUES = [152, 40, 12, 205, 268, 330, 88];

/** The initials of the first and the last word, or "?" for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.map((word) => Array.from(word)[0]!.toUpperCase()).join("") || "?";
}

/** Colours for a person without a picture, derived from the name so that they stay the same. */
export function initialsColours(name: string): { wash: string; ink: string } {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 9973;
  const hue = HUES[hash % HUES.length]!;
  return { wash: `hsl(${hue} 45% 86%)`, ink: `hsl(${hue} 60% 22%)` };
}

type AvatarProps = { name: string; src: string | null; size: number; className?: string; lazy?: boolean };

/**
 * A person's picture, or their initials. Decorative: the name is beside it.
 * @param size width and height in CSS pixels
 */
export function Avatar({ name, src, size, className, lazy = false }: AvatarProps) {
  const looks = cn("shrink-0 rounded-full bg-leaf-wash object-cover", className);
  if (src !== null) {
    return (
      // eslint-disable-next-line @next/next/no-img-element -- Pictures come in their final size and format.
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading={lazy ? "lazy" : undefined}
        referrerPolicy="no-referrer"
        className={looks}
      />
    );
  }
  const { wash, ink } = initialsColours(name);
  return (
    <svg aria-hidden viewBox="0 0 100 100" width={size} height={size} className={looks}>
      <rect width="100" height="100" fill={wash} />
      <text x="50" y="52" dominantBaseline="central" textAnchor="middle" fontSize="38" fontWeight="600" fill={ink}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}
