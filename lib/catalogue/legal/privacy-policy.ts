import { links, ownProfileHref } from "@/lib/links";
import { KEPT_IN_BROWSER } from "./browser-storage";
import type { LegalSection } from "./legal-document";

/** What the software does with data. Each sentence describes the code: change both together. */
export const PRIVACY_POLICY: readonly LegalSection[] = [
  {
    id: "short",
    title: "In short",
    blocks: [
      [
        "You can search, compare and read without an account.",
        "There is no advertising, no tracking, and no measuring of what you look at.",
        "Your email address, phone number, age, postal address and exact place are never on a public page.",
        "You can download what is kept about you, and delete your account, without asking anybody.",
      ],
    ],
  },
  {
    id: "responsible",
    title: "Who is responsible",
    blocks: [
      "Mentorhood is free software. The person or organisation that runs this site, its operator, is responsible for the data on it and chooses the company that hosts it, the one that delivers its mails and, where pictures are not kept on the server itself, the one that stores them. The contact page names the operator as far as the operator has given name and addresses; questions about your data go there.",
      "This text describes what the software does. It cannot describe what an operator does beyond it, such as keeping backups.",
    ],
    link: { label: "Open the contact page", href: links.contact },
  },
  {
    id: "account",
    title: "Your account",
    blocks: [
      "To register you give your name, an email address, a password, and whether you learn or teach. You may add a picture, a text about yourself, your age, a phone number and a postal address. Age, phone number and postal address are shown to you alone.",
      "Your password is stored only as an argon2id hash, from which nobody can read it. Links that we mail to you work once and expire: after 24 hours to confirm an address, after one hour to set a new password.",
      "If you sign in with Google, where the operator offers it, we receive your name, your email address and your picture from Google, and keep the number by which Google knows you. Google learns that you use this site. That picture is loaded from Google's servers until you upload one of your own. The script for that is loaded from Google only once you press the button of ours for it.",
    ],
  },
  {
    id: "mentors",
    title: "Mentors' profiles",
    blocks: [
      "A mentor's profile is public, also to search engines: name, picture, the text about you, subjects, classes, degrees, teaching years, the nearest town, and reviews. A profile is in the listing once its email address is confirmed and it names a subject and a class. An operator can ask to approve profiles first, ask for changes, or need a check.",
      "A program looks for contact details and links in profiles, reviews and topics of meetings, for names like the site's own, for many new accounts from one network address, and for many good reviews by new accounts. It decides nothing: it tells the staff, and can hide contact details from the public until they have looked.",
      "When you ask for a check, staff look at a document or a certificate. We keep what was looked at, in words, on which day, by whom, and how long it is valid. We never keep the document. Your profile shows the names and days of your valid checks.",
      "The place where you teach is never shown exactly. Maps and distances use a point that lies 150 metres to 1.1 km away in a direction that stays secret. It is the same for all places within some 500 metres.",
    ],
  },
  {
    id: "reviews",
    title: "Reviews",
    blocks: [
      "A review is public with your name, your picture, the stars, your text and its date. You can change or delete it at any time. The mentor can answer it, and can remove it; how many reviews a mentor has removed is shown on the profile.",
    ],
  },
  {
    id: "meetings",
    title: "Meetings and news",
    blocks: [
      "A meeting concerns two people, and nobody else is shown it. We keep its time, whether it is online or in person, topic and class if you give them, the student's time zone, and, if it is cancelled, by whom and why. A meeting that was cancelled or moved is deleted 180 days after its time. Both sides see this with the other's name and picture: in the profile, in mails about it, such as reminders and a request for a review, and in calendar files. Neither side is told the other's email address, nor a phone number from a profile. A mentor's free times are public; why a time is not free is not told.",
      "An online meeting takes place in the mentor's own room, whose link only the mentor and students with an online meeting are shown, or in a room of a service that the operator has chosen, with a name that nobody can guess. Once you open its link, that service learns your network address, and what you say and show goes over its servers; we tell it nothing about you. For a meeting in person both are told the mentor's town, and the student gives a place or phone number, which only the mentor is told, in the list of meetings, in mails and in calendar files. We delete it when the meeting is cancelled, or else 30 days after it. Room and town are shown until the meeting is over.",
      "Your profile has a private address for calendar programs. Everybody who knows it can read your meetings of the last 90 days and all to come, and so can a calendar service that you give it to. You can replace it at any time, which ends the old one.",
      "An operator can leave the booking to an outside scheduling service; the booking screen then passes on your name, your email address and the mentor's username, and we keep the event's address there.",
      "An email address that you give for the newsletter is used for it and for nothing else. It has to be confirmed by a link that we mail, and goes after 30 days if it is not. Every newsletter has a link that ends it; the address then stays for a year, only with the note that it wants none. It goes with your account, if you have one with that address and delete it.",
    ],
  },
  {
    id: "location",
    title: "Where you are",
    blocks: [
      "We ask your browser for your location only after you press a button for it, or, where you have allowed it to this site before, when a map comes into view; what the map learns by itself is not kept. You can type a town instead, or say nothing. The position is rounded to three decimals, which is about 100 metres, kept in a cookie, and, if you are signed in, in your account, so that distances can be shown. Other people never see it. You can make the site forget it where you set it.",
    ],
  },
  {
    id: "browser",
    title: "What is kept in your browser",
    blocks: [
      KEPT_IN_BROWSER.map(({ place, name, purpose }) => `${name} (${place}): ${purpose}`),
      "All of them are needed for something that you asked for. None is read by anybody else.",
    ],
  },
  {
    id: "pictures",
    title: "Pictures, maps and mails",
    blocks: [
      "An uploaded picture is drawn anew on the server, in two sizes. Nothing but its pixels is kept, so that it no longer tells where and with which device it was taken. The file that you uploaded is not kept.",
      "Maps come from OpenStreetMap, satellite pictures from Esri. When a map comes into view, as further down on the home page, your browser loads its pieces from there, and their servers learn your network address and which area you look at.",
      "Mails are delivered by the operator's mail provider, who learns your email address and the mail. Our own copy of a mail's contents is encrypted until it is sent, and removed then. A note of when a mail was sent to which address is kept for 30 days.",
      "A message from the contact page goes to the operator by mail, with the name and address that you typed and, if you are signed in, your username.",
    ],
  },
  {
    id: "security",
    title: "Against misuse",
    blocks: [
      "To stop the guessing of passwords and floods of mail, the server counts attempts by account and by network address. Both are stored only as a hash, and a counter runs for a day at the most and is removed soon after. When something fails, the server writes down what failed so that it can be mended; passwords and sessions are kept out of these notes. The operator's host may keep records of requests of its own.",
    ],
  },
  {
    id: "rights",
    title: "Download, correct, delete",
    blocks: [
      "You can correct your data in your profile, and download everything that is kept about you in its settings, as a file that programs can read.",
      'There you can delete your account as well, at once and without a way back. Name, email address, password, picture, texts, age, phone number, postal address and places are erased, and every session ends. Your username, and those that you had before, stay reserved, so that nobody can pretend to be you. The address of a mentor says that the mentor has left; we keep which subjects its page showed, to suggest others who teach them. Reviews that you wrote stay as reviews by "Deleted user"; delete them first if you do not want that.',
      'Meetings to come are cancelled, with a mail to the other side. Topics, reasons, rooms, places and phone numbers go from all your meetings, and so do your hours and the address of your calendar. The other side keeps the time of a meeting with "Deleted user".',
      "The law of your country may give you more rights towards the operator, such as the Digital Personal Data Protection Act, 2023 in India.",
    ],
    link: { label: "Go to your settings", href: ownProfileHref("settings") },
  },
  {
    id: "children",
    title: "Children",
    blocks: [
      "An account for a child is made and looked after by a parent or guardian. Please keep a child's full name, school and picture out of reviews and public texts.",
    ],
  },
  {
    id: "changes",
    title: "Changes",
    blocks: ["When this text changes, the date at its top changes with it."],
    link: { label: "Read the terms and conditions", href: links.terms },
  },
];
