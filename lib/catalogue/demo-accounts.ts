/** The password of the people of the demo data who can sign in. Everybody can read it here: never in real data. */
export const DEMO_PASSWORD = "Mentorhood@1";

export const DEMO_EMAILS = { student: "student@mentorhood.example", mentor: "mentor@mentorhood.example" } as const;
