/** Days that an invitation to the staff is valid. */
export const INVITATION_DAYS = 7;

/** Texts about the people of the staff: the console's page, the invitation and its mail. */
export const staffPageTexts = {
  title: "Staff",
  description: "Who looks after the site and in which role, with invitations that nobody has accepted yet.",
  you: "you",
  role: "Role",
  changeRole: "Change role",
  roleOf: (name: string) => `Role of ${name}`,
  remove: "Remove",
  removeWho: (name: string) => `Remove ${name} from the staff? The account itself stays.`,
  leave: "Leave the staff",
  leaveWhat: "You lose access to the console at once. Your account itself stays.",
  lastOwner: "You are the only owner. Make somebody else an owner first.",
  saving: "Saving…",
  roleUnknown: "Please choose a role",
  ownRole: "Nobody changes their own role. Ask another owner.",
  alreadyStaff: "This address belongs to a staff member already.",
  roleChanged: "The role has been changed.",
  removed: "The staff member has been removed.",
  left: "You have left the staff.",

  invite: "Invite somebody",
  inviteHint: `The mail brings a link that works once, within ${INVITATION_DAYS} days, for the account of this address.`,
  email: "Email address",
  sendInvitation: "Send the invitation",
  sending: "Sending…",
  invited: "The invitation is on its way.",
  open: "Open invitations",
  validUntil: "Valid until",
  withdraw: "Withdraw",
  withdrawn: "The invitation has been withdrawn.",

  joinTitle: "Join the staff",
  joinDescription: "An invitation to look after this site, which its receiver can accept after signing in.",
  joinWhat: (role: string) => `You have been invited to look after this site as ${role}.`,
  join: "Accept the invitation",
  joined: "Welcome to the staff.",
  otherAddress:
    "This invitation was sent to another address. Sign in with the account of that address, then open the link again.",
  linkUnknown: "This invitation has expired, was withdrawn or has been used. Ask an owner for a new one.",

  mailSubject: (siteName: string) => `Help to look after ${siteName}`,
  mailHeading: "You are invited to the staff",
  mailText: (role: string, siteName: string) => `An owner of ${siteName} invites you to join the staff as ${role}.`,
  mailHow: (email: string) =>
    `Sign in with the account of ${email}, or register it first. The link works once, within ${INVITATION_DAYS} days.`,
  mailReason: "You get this mail because an owner of the site entered your address. If you do not know why, ignore it.",

  settingsTitle: "Staff",
  settingsText: "You help to look after this site.",
  openConsole: "Open the console",
} as const;
