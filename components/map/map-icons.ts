import { divIcon } from "leaflet";

const PIN_PATH = "M16 1C7.7 1 1 7.6 1 15.8 1 26.5 16 41 16 41s15-14.5 15-25.2C31 7.6 24.3 1 16 1Z";

/**
 * A pin whose tip marks its place. The drawing ignores clicks: it is replaced when the look changes, and a click whose
 * target disappears would be lost.
 */
function pin(fill: string, dot: string, scale: number) {
  const [width, height] = [32 * scale, 42 * scale];
  return divIcon({
    className: "",
    html: `<svg class="pointer-events-none" viewBox="0 0 32 42" width="${width}" height="${height}" aria-hidden="true"><path d="${PIN_PATH}" style="fill:var(--${fill});stroke:var(--card)" stroke-width="2"/><circle cx="16" cy="15.5" r="5.5" style="fill:var(--${dot})"/></svg>`,
    iconSize: [width, height],
    iconAnchor: [width / 2, height - scale],
    popupAnchor: [0, -height],
  });
}

export const MENTOR_ICONS = {
  plain: pin("leaf", "card", 1),
  highlighted: pin("leaf", "marigold", 1.25),
  selected: pin("ink", "marigold", 1.25),
} as const;

export const VISITOR_ICON = divIcon({
  className: "",
  html: '<span class="block size-5 rounded-full border-4 border-card bg-ink shadow-float"></span>',
  iconSize: [20, 20],
});

/** Wider circles for more mentors, in CSS pixels; the smallest is a touch target. */
const clusterSize = (count: number) => (count < 10 ? 44 : count < 100 ? 50 : count < 1000 ? 58 : 66);

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export function clusterIcon(count: number) {
  const size = clusterSize(count);
  return divIcon({
    className: "",
    html: `<span class="flex size-full items-center justify-center rounded-full border-2 border-card bg-leaf font-medium text-on-leaf tabular-nums shadow-float">${compact.format(count)}</span>`,
    iconSize: [size, size],
  });
}
