export type SuppressionReason = "bounce" | "complaint";

/** Texts about a suppressed address, for its owner and for the staff. */
export const suppressionTexts = {
  title: "Mails do not arrive",
  own: {
    bounce: "Our mails to your address came back, so we send none at present.",
    complaint: "A mail of ours was marked as spam in your mailbox, so we send none at present.",
  } satisfies Record<SuppressionReason, string>,
  ownWhatNow:
    "Your meetings are in your profile. Check that the mailbox works, and then write to us to get mails again.",
  contact: "Write to us",
  state: {
    bounce: "no mails go there: one came back",
    complaint: "no mails go there: one was marked as spam",
  } satisfies Record<SuppressionReason, string>,
  lift: "Let mails through again",
  liftWhat:
    "Do this when the person says that the mailbox works and mails are wanted. Lift it at the mail provider too, if it keeps a list of its own.",
  lifted: "Mails go to this address again.",
  notSuppressed: "Mails go to this address already.",
} as const;
