/** The password of the demo accounts. It is public: never use it in real data. */
export const DEMO_PASSWORD = "Mentorhood@1";

/** The domain of the demo addresses; nobody else can register there. */
export const DEMO_DOMAIN = "mentorhood.example";

export const DEMO_EMAILS = {
  student: `student@${DEMO_DOMAIN}`,
  mentor: `mentor@${DEMO_DOMAIN}`,
  /** Owns the demo: a student who is staff. */
  owner: `owner@${DEMO_DOMAIN}`,
} as const;

/** Whether an address is in the demo domain or one of its subdomains. */
export const isDemoAddress = (email: string): boolean => {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain === DEMO_DOMAIN || domain.endsWith(`.${DEMO_DOMAIN}`);
};
