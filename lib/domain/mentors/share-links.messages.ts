/** Texts of the links that share a profile, which scripts carry too. */

export const shareLinksTexts = {
  share: "Share",
  whatsapp: "WhatsApp",
  mail: "Mail",
} as const;
