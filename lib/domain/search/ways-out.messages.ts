import { formatDistance } from "@/lib/domain/places/coordinates.rules";

/** Texts of the suggestions for an empty result. */
export const waysOutMessages = {
  ways: "Ways to more results",
  without: (filter: string) => `Without '${filter}'`,
  only: (filter: string) => `Only '${filter}'`,
  counted: (label: string, count: string) => `${label}: ${count}`,
  nearest: (name: string, km: number) => `Nearest: ${name}, ${formatDistance(km)}`,
} as const;
