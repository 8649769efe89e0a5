import { cn } from "./class-names";

/** Hues that go with the palette; the name decides which one, so a person keeps theirs. */
const HUES = [152, 40, 12, 205, 268, 330, 88];

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.map((word) => Array.from(word)[0]!.toUpperCase()).join("") || "?";
}

function hueOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 9973;
  return HUES[hash % HUES.length]!;
}

type AvatarProps = { name: string; src: string | null; size: number; className?: string; lazy?: boolean };

/**
 * A person's picture, or their initials. Decorative: the name stands beside it.
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
  const hue = hueOf(name);
  return (
    <svg aria-hidden viewBox="0 0 100 100" width={size} height={size} className={looks}>
      <rect width="100" height="100" fill={`hsl(${hue} 45% 86%)`} />
      <text
        x="50"
        y="52"
        dominantBaseline="central"
        textAnchor="middle"
        fontSize="38"
        fontWeight="600"
        fill={`hsl(${hue} 60% 22%)`}
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
