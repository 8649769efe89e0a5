/** What people read about announcements: the bar, and the console's page. */
export const announcementTexts = {
  title: "Announcements",
  description: "What the site tells all its visitors for a time, in a bar at the top of every page.",
  intro:
    "An announcement is a bar at the top of every page. If several are valid, the one that started last is shown. Pages follow at once, those of further servers within a minute.",
  add: "New announcement",
  text: "Text",
  link: "Link",
  linkHint: "Optional: a page of this site, such as /contact, or an address that starts with https://.",
  kind: "Kind",
  kinds: { info: "Information", warning: "Warning" },
  startsAt: "Starts (UTC)",
  startsHint: "Empty means now.",
  endsAt: "Ends (UTC)",
  publish: "Announce",
  published: "Announced.",
  current: "Valid and to come",
  none: "There is no announcement.",
  span: (from: string, to: string) => `${from} to ${to}`,
  end: "End now",
  endWhich: (text: string) => `End now: ${text}`,
  ended: "Ended.",
  more: "Read more",
} as const;

export const announcementMessages = {
  textMissing: "Write what people should know.",
  tooLong: (max: number) => `At most ${max} characters.`,
  linkWrong: "Give a page of this site, such as /contact, or an address that starts with https://.",
  timeWrong: "Give a day and a time.",
  endsTooEarly: "The end has to be after the start, and after now.",
  hasEnded: "This announcement has already ended.",
} as const;
