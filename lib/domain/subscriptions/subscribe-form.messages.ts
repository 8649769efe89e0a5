/** Texts of the newsletter's form, an object per component. */

export const subscribeBannerTexts = {
  subscribeGetUpdate: "Subscribe For Get Update Every New Courses",
  n20kStudentsDaily: "20K+ students daily learn. Subscribe for new courses.",
} as const;

export const subscribeFormTexts = {
  email: "Email",
  emailAddress: "Your email address",
  subscribe: "Subscribe",
} as const;
