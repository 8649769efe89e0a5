import { site } from "@/lib/site";

export const CONTACT_NAME_MAX = 80;
/** In characters. */
export const CONTACT_MESSAGE = { min: 10, max: 4000 } as const;

/** Texts of the contact page, its form and the mail that the form sends. */
export const contactTexts = {
  title: "Contact",
  description: `Who runs this ${site.name} site, how to write to the operator, and where a complaint about content or a person goes.`,
  home: "Home",
  intro: "A question, a problem, a complaint about a person or a text: write to the people who run this site.",
  operator: "Who runs this site",
  name: "Name",
  email: "Email",
  address: "Postal address",
  notSet: "The operator of this site has not given a name or an address yet.",
  grievance: "Grievance officer",
  grievanceWho: (officer: string) =>
    `${officer} is the grievance officer of this site, as India's Information Technology Rules, 2021 (rule 3(2)) ask.`,
  grievanceHow: "Write to the address above or use the form, and say which page or person it is about.",
  grievanceTimes: "A complaint is acknowledged within 24 hours and resolved within 15 days.",
  danger: "Is a child in danger?",
  dangerHow: "Do not wait for an answer from us. The safety page has the emergency numbers.",
  openSafety: "Read the safety advice",

  form: "Write to us",
  formOff: "This site cannot take messages yet, because its operator has not given an address for them.",
  yourName: "Your name",
  yourEmail: "Your email address",
  yourEmailHint: "The answer goes there.",
  message: "Message",
  messageHint: "Please leave out passwords and a child's full name.",
  send: "Send the message",
  sending: "Sending…",
  sent: "Thank you. Your message is on its way to the operator.",
  nameMissing: "Please enter your name",
  nameLong: `Please use at most ${CONTACT_NAME_MAX} characters`,
  messageMissing: `Please write at least ${CONTACT_MESSAGE.min} characters`,
  messageLong: `Please use at most ${CONTACT_MESSAGE.max.toLocaleString("en-GB")} characters`,

  mailSubject: (name: string) => `Message from ${name} (${site.name})`,
  mailHeading: "A message from the contact page",
  mailFrom: (name: string, email: string) => `From ${name}, ${email}. Reply to this mail to answer.`,
  mailAccount: (username: string) => `Sent while signed in as ${username}.`,
  mailVisitor: "Sent without signing in: nobody has checked name and address.",
  mailReason: "You get this mail because OPERATOR_EMAIL is your address.",
  openContact: "Open the contact page",

  consoleHint: "Nobody can reach you yet: set OPERATOR_NAME, OPERATOR_EMAIL and OPERATOR_ADDRESS for the contact page.",
} as const;
