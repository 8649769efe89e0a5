/** Texts of fees; amounts arrive formatted. */
export const feeMessages = {
  ask: "Ask",
  hourly: (amount: string) => `${amount} an hour`,
  monthly: (amount: string, hourly: string) => `${amount} a month (about ${hourly} an hour)`,
  monthlyOnly: (amount: string) => `${amount} a month`,
  from: (amount: string) => `from ${amount} an hour`,
  firstMeetingFree: "First meeting free",
  firstMeetingFee: (amount: string) => `First meeting ${amount}`,
} as const;
