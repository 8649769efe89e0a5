/** Texts of the links that share a profile. Browser scripts include them too. */

export const shareLinksTexts = {
  share: "Share",
  whatsapp: "WhatsApp",
  mail: "Mail",
} as const;
