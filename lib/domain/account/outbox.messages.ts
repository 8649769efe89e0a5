/** Texts of the outbox screen, an object per component. */

export const outboxPageTexts = {
  outbox: "Outbox",
  mailsThisServer: "The mails that this server would send if it had a mail provider, the newest first.",
  thisServerHas:
    "This server has no mail provider, so the mails that it would send are read here. Everyone who can open this page can read them.",
  noMailYet: "No mail yet. Register, or ask for a new password.",
} as const;

export const outboxMailTexts = {
  to: (recipient: string, dateTime: string) => `To ${recipient}, ${dateTime}`,
  mailTo: (subject: string, recipient: string) => `${subject}, to ${recipient}`,
  allowPopupsAllow: "allow-popups allow-popups-to-escape-sandbox",
} as const;
