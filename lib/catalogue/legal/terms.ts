import { instructorTabHref, links } from "@/lib/links";
import type { LegalSection } from "./legal-document";

/** The rules of the site, worded so that they apply to any installation of the software. */
export const TERMS: readonly LegalSection[] = [
  {
    id: "about",
    title: "What this is about",
    blocks: [
      "Mentorhood helps families and students find a home tutor, called a mentor, and helps mentors to be found. These terms are between you and the operator of this site, the person or organisation that runs the software at this address. By using the site you agree to them.",
      "Searching, reading profiles and question papers need no account. Writing a review, booking a meeting and teaching do.",
    ],
  },
  {
    id: "accounts",
    title: "Your account",
    blocks: [
      [
        "Use your own name and an email address that is yours. One account for each person.",
        "Keep your password to yourself. If somebody else may know it, change it: all other sessions end.",
        "Mentors are 18 or older. Students under 18 use the site with a parent or guardian, who answers for what they do here.",
        "A user's account can become a mentor's. There is no way back.",
      ],
    ],
  },
  {
    id: "role",
    title: "What we do, and what we do not",
    blocks: [
      "The site shows mentors, their reviews and their distance, and arranges first meetings. It is not a party to the lessons. What is taught, when, where and for which fee is agreed between the family and the mentor, and paid between them.",
      "Mentors write their profiles themselves. The verified badge means that the operator's staff have done all checks that it needs, and that all of them are valid today. Press the badge on a profile to read which checks, and when. Nothing else on a profile has been checked, and a check is no guarantee. Ask to see papers before you rely on them, stay near when a child meets somebody new, and meet where others are.",
      "Distances are estimates: they are measured to a point that lies up to 1.1 km from where a mentor teaches.",
    ],
    link: { label: "Read the safety advice", href: links.safety },
  },
  {
    id: "mentors",
    title: "For mentors",
    blocks: [
      "Joining is free. What your profile says has to be true and about yourself. The requirements and rules for instructors are part of these terms.",
    ],
    link: { label: "Read the rules for instructors", href: instructorTabHref("rules") },
  },
  {
    id: "meetings",
    title: "Meetings",
    blocks: [
      "A first meeting takes 30 minutes. Come on time, or say as early as you can that you will not come: until it begins, either side can move or cancel it in the profile. Less than two hours before, the other side may be on the way already. Phone numbers and addresses that you learn of are for your lessons only.",
    ],
  },
  {
    id: "reviews",
    title: "Reviews",
    blocks: [
      [
        "Review a mentor whom you know from your own meeting or lesson. Each person has one review for a mentor, and nobody reviews themselves.",
        "Write what happened, in a tone that you would use to the mentor's face. No insults, no private details, no advertising.",
        "Reviews are not bought, sold or traded.",
        "A mentor can answer a review, and can remove it. How many have been removed stands on the profile for everybody to see.",
      ],
    ],
  },
  {
    id: "conduct",
    title: "What is not allowed",
    blocks: [
      [
        "Harming, threatening or harassing anybody, and most of all a child.",
        "Pretending to be somebody else, or inventing degrees or reviews.",
        "Texts and pictures that are against the law, or that belong to others who have not agreed.",
        "Collecting people's data from the site, sending advertising through it, or trying to break its security or the limits that protect it.",
      ],
      "The operator may remove what breaks these rules, and close the account behind it.",
    ],
  },
  {
    id: "publishing",
    title: "What you publish",
    blocks: [
      "Your texts and pictures stay yours. You allow the operator to store them and to show them on this site for as long as they are here. Question papers belong to the boards and schools that set them.",
    ],
  },
  {
    id: "ending",
    title: "Ending it",
    blocks: [
      'You can delete your account in the settings of your profile at any time. Personal data is erased at once; reviews that you wrote stay as reviews by "Deleted user".',
    ],
    link: { label: "Read the privacy policy", href: links.privacyPolicy },
  },
  {
    id: "liability",
    title: "What nobody can promise",
    blocks: [
      "The software is open source and comes without a warranty. The site may be interrupted, and a text on it may be wrong. Nothing in these terms takes away a right that the law of your country gives you and that cannot be given up, nor anybody's responsibility for harm that they cause on purpose or by gross negligence.",
    ],
  },
  {
    id: "changes",
    title: "Changes",
    blocks: [
      "When these terms change, the date at the top changes with them. If you do not agree with the new ones, you can delete your account.",
    ],
  },
];
