/** The password of the people of the demo data who can sign in. Everybody can read it here: never in real data. */
export const DEMO_PASSWORD = "Mentorhood@1";

/** The domain of their addresses, under which nobody else gets an account. */
export const DEMO_DOMAIN = "mentorhood.example";

export const DEMO_EMAILS = { student: `student@${DEMO_DOMAIN}`, mentor: `mentor@${DEMO_DOMAIN}` } as const;

/** Whether an address is one of the demo's, or of a domain below it. */
export const isDemoAddress = (email: string): boolean => {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain === DEMO_DOMAIN || domain.endsWith(`.${DEMO_DOMAIN}`);
};
