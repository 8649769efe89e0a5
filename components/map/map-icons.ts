import { divIcon } from "leaflet";
import { initialsColours, initialsOf } from "@/components/ui/avatar";
import { averageText } from "@/lib/domain/mentors/profile.rules";
import { clusterSize } from "@/lib/domain/places/merge-clusters.rules";
import { shownAvatar } from "@/lib/domain/search/map-data.rules";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";

export type PinLook = "plain" | "highlighted" | "selected";
export type PinFacts = Pick<MapMentor, "name" | "avatar" | "rating">;

const LOOKS: Readonly<Record<PinLook, { colours: string; scale: number }>> = {
  plain: { colours: "bg-leaf text-on-leaf", scale: 1 },
  highlighted: { colours: "bg-leaf text-marigold", scale: 1.25 },
  selected: { colours: "bg-ink text-marigold", scale: 1.25 },
};

/** In CSS pixels: a touch target, with a tip that points at the place. */
const PIN_HEIGHT = 44;
const RATED_WIDTH = 58;

/**
 * A pin with the mentor's rating, or with the portrait where nobody has rated yet. Its tip stands on the place. The
 * drawing takes no presses: it is exchanged when the look changes, and a press whose target is gone would be lost.
 */
export function mentorIcon({ name, avatar, rating }: PinFacts, look: PinLook) {
  const { colours, scale } = LOOKS[look];
  const pin = document.createElement("span");
  pin.className = `pointer-events-none relative flex h-[86%] items-center justify-center rounded-full border-2 border-card shadow-float ${colours}`;
  const tip = document.createElement("span");
  tip.className = `absolute -bottom-1.5 left-1/2 -z-10 size-3 -translate-x-1/2 rotate-45 border-2 border-card ${colours}`;
  pin.append(tip, typeof rating === "number" ? ratingOf(rating) : portraitOf(name, shownAvatar(avatar)));
  const width = (typeof rating === "number" ? RATED_WIDTH : PIN_HEIGHT) * scale;
  const height = PIN_HEIGHT * scale;
  return divIcon({ className: "", html: pin, iconSize: [width, height], iconAnchor: [width / 2, height] });
}

function ratingOf(rating: number): HTMLElement {
  const text = document.createElement("span");
  text.className = "flex items-center gap-0.5 text-sm font-medium tabular-nums";
  const star = document.createElement("i");
  star.className = "icon size-3.5 icon-star";
  text.append(star, averageText(rating));
  return text;
}

function portraitOf(name: string, src: string | null): HTMLElement {
  if (src !== null) {
    const image = document.createElement("img");
    Object.assign(image, {
      src,
      alt: "",
      referrerPolicy: "no-referrer",
      className: "size-full rounded-full object-cover",
    });
    return image;
  }
  const { wash, ink } = initialsColours(name);
  const initials = document.createElement("span");
  initials.className = "flex size-full items-center justify-center rounded-full text-sm font-medium";
  initials.style.background = wash;
  initials.style.color = ink;
  initials.textContent = initialsOf(name);
  return initials;
}

export const VISITOR_ICON = divIcon({
  className: "",
  html: '<span class="block size-5 rounded-full border-4 border-card bg-ink shadow-float"></span>',
  iconSize: [20, 20],
});

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export function clusterIcon(count: number) {
  const size = clusterSize(count);
  return divIcon({
    className: "",
    html: `<span class="flex size-full items-center justify-center rounded-full border-2 border-card bg-leaf font-medium text-on-leaf tabular-nums shadow-float">${compact.format(count)}</span>`,
    iconSize: [size, size],
  });
}
