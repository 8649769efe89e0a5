/** Texts about blocking somebody. */
export const blockTexts = {
  link: "Block",
  title: "Block somebody",
  titleOf: (name: string) => `Block ${name}?`,
  description:
    "What happens when you block somebody at this site, and the button to do it. You can unblock them again.",
  effects: [
    "You cannot book each other, and meetings to come between you are cancelled. The mail about that names you, without a reason.",
    "You cannot write reviews about each other. Reviews that exist stay; you can report them.",
    "While you are signed in, you do not see each other in searches, on the map and in your shortlists.",
  ],
  limits:
    "They get no notice of the block. Public pages, such as a mentor's profile, stay open to everybody who has the address.",
  block: "Block",
  done: (name: string) => `You have blocked ${name}.`,
  back: "Back to your settings",
  nobody: "Nobody to block here",
  nobodyWhy: "You can block mentors, people with whom you have a meeting, and people who have reviewed you.",
  settingsTitle: "Blocked people",
  settingsText: "Neither of you can book or review the other. You find the link on profiles and meetings.",
  none: "You have blocked nobody.",
  unblock: "Unblock",
  unblockWhom: (name: string) => `Unblock ${name}`,
  unblocked: "Unblocked. Cancelled meetings do not come back.",
} as const;

export const blockMessages = {
  unknown: "You can block only mentors, people with whom you have a meeting, and people who have reviewed you.",
  tooMany: (max: number) => `You can block at most ${max} people.`,
} as const;
