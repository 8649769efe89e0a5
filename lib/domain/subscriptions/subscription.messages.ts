/** Texts of the newsletter's form, its two pages and their use cases. None reveals whether an address is subscribed. */
export const subscriptionMessages = {
  /** Separate from the schema, so that the form's script needs no validation library. */
  emailInvalid: "Please enter a valid email address",
  checkMail: "Thank you. Please open the link in our mail to confirm. If you are subscribed already, there is none.",

  confirmTitle: "Confirm your subscription",
  confirmDescription:
    "Confirm with one press that you want to hear of new courses by mail. Every mail has a link to end it.",
  confirmQuestion: "Do you want to hear of new courses by mail?",
  confirmButton: "Confirm my subscription",
  confirmedTitle: "You are subscribed",
  confirmed: "Your subscription is confirmed. Every mail has a link to end it.",
  linkFailedTitle: "This link does not work",
  confirmInvalid: "This link is not complete, or a newer mail has replaced it.",
  confirmUsed: "This link has been used already.",
  confirmExpired: "This link has expired. Please subscribe again.",
  subscribeAgain: "To the subscription form",

  unsubscribeTitle: "Unsubscribe",
  unsubscribeDescription: "End your subscription to the mails about new courses with one press, without an account.",
  unsubscribeQuestion: "Do you want no more mails about new courses?",
  unsubscribeButton: "Unsubscribe",
  unsubscribedTitle: "You are unsubscribed",
  unsubscribed: "No more mails will come to your address.",
  unsubscribeInvalid: "This link belongs to no subscription. If mails still come, use the link in the newest one.",
} as const;
