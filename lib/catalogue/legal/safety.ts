import { links } from "@/lib/links";
import type { LegalSection } from "./legal-document";

/** Advice for parents and students. Each sentence about the site describes the code: change both together. */
export const SAFETY_ADVICE: readonly LegalSection[] = [
  {
    id: "danger",
    title: "In danger",
    blocks: [
      "If somebody is in danger now, call the emergency services first. Write to us afterwards.",
      [
        "In India, call 112 for the police, an ambulance or the fire brigade.",
        "In India, Childline answers children and adults who worry about a child on 1098, free of charge, day and night.",
        "In other countries, call the emergency number of the country. In many of them 112 leads there from a mobile phone.",
      ],
    ],
    link: { label: "Call 112", href: "tel:112" },
  },
  {
    id: "first-meeting",
    title: "The first meetings",
    blocks: [
      [
        "Meet in public, such as in a library, or at home with a parent or guardian in the room.",
        "Online, sit in on the first meetings, and keep the device in a room that everybody uses.",
        "Tell somebody where you are and when you will be back.",
        "Ask for an identity card and for the papers of the degrees on the profile. A serious mentor understands.",
        "End a meeting that feels wrong. You owe nobody a reason.",
      ],
    ],
  },
  {
    id: "contact",
    title: "Keep contact on the site",
    blocks: [
      [
        "Book meetings here, so that time and person are on record.",
        "Give your phone number and home address only to somebody whom you have met and trust. The site shows neither in public.",
        "Pay nothing before a first meeting, and send nobody a code, a password or a copy of an identity card.",
        "A parent or guardian should see all messages between a mentor and a child.",
      ],
    ],
  },
  {
    id: "badge",
    title: "What the badge means",
    blocks: [
      "The verified badge means that the operator's staff have done all checks that it needs, and that all of them are valid today. Press the badge on a profile to read which checks, and when.",
      "It does not mean that a person is safe or teaches well. Nothing else on a profile has been checked. A mentor without the badge may simply not have asked for it.",
    ],
  },
  {
    id: "children",
    title: "For students",
    blocks: [
      [
        "Nobody may ask you to keep a secret from your parents.",
        "Nobody may touch you, or ask for pictures of you, in a way that you do not want.",
        "Nobody may ask for gifts or money, or offer them to you.",
        "If any of this happens, tell an adult whom you trust. It is not your fault.",
      ],
    ],
  },
  {
    id: "reporting",
    title: "Tell us",
    blocks: [
      "Each profile, picture and review has a link to report it, and so has each of your meetings. You need no account to report what is public. If a child may be in danger, choose that reason.",
      "Write to the operator on the contact page about everything else. Keep messages and pictures as proof.",
      "The operator's staff can suspend an account. It then disappears from the site, and its meetings to come are cancelled.",
    ],
    link: { label: "Write to the operator", href: links.contact },
  },
  {
    id: "site",
    title: "What the site does",
    blocks: [
      [
        "The rules ask mentors to be 18 or older, and ask students under 18 to use the site with a parent or guardian.",
        "Email addresses, phone numbers, ages and postal addresses are never on a public page.",
        "The map shows a point up to 1.1 km from where a mentor teaches, never the place itself.",
        "Reviews need an account with a confirmed email address. How many a mentor has removed stands on the profile.",
      ],
    ],
    link: { label: "Read the terms and conditions", href: links.terms },
  },
];
