import { randomUUID } from "node:crypto";
import { newEmail, PASSWORD } from "../factories/account.factory";
import type { Caller } from "./authorisation-table";
import * as made from "./authorisation-table-requests";
import { meetingIn, reviewIn, type Scene } from "./authorisation-table-scene";
import { bookingOf, hours } from "./meeting-requests";
import { ANSWER, EDITED, REVIEW } from "./review-requests";

type Input = (scene: Scene, caller: Caller) => object | undefined | Promise<object | undefined>;
const newPassword = { password: made.NEW_PASSWORD, confirmPassword: made.NEW_PASSWORD };
const nothing = () => ({});
const ofStanding = ({ owner }: Scene) => ({ mentorId: owner.id, version: 0 });
const ofCheck = ({ owner }: Scene) => ({ mentorId: owner.id, checkId: 1, seen: "|" });
const ofPerson = ({ owner }: Scene) => ({ userId: owner.id });

/** The input of each server action: the fields of its form, or its data. */
export const INPUTS: Record<string, Input> = {
  registerAction: () => ({ name: "Meera Iyer", email: newEmail(), password: PASSWORD }),
  loginAction: ({ author }) => ({ email: author.email, password: PASSWORD }),
  logoutAction: nothing,
  requestResetAction: async () => ({ email: await made.knownEmail() }),
  resendVerificationAction: async () => ({ email: await made.knownEmail() }),
  setNewPasswordAction: async () => ({ token: await made.resetSecret(), ...newPassword }),
  verifyEmailAction: () => made.verification(),
  subscribeAction: () => ({ email: newEmail() }),
  confirmSubscriptionAction: async () => ({ token: (await made.subscriptionSecrets()).confirm }),
  unsubscribeAction: async () => ({ token: (await made.subscriptionSecrets()).unsubscribe }),
  contactAction: () => ({ name: "Meera Iyer", email: newEmail(), message: "Where do I find the papers?" }),
  chooseTownAction: () => ({ town: "Pune" }),
  forgetLocationAction: nothing,
  blockPersonAction: ({ owner }) => ({ userId: owner.id }),
  unblockPersonAction: ({ owner }) => ({ userId: owner.id }),
  toggleShortlistAction: ({ owner }) => ({ mentor: owner.username }),
  submitReportAction: ({ owner }) => ({
    kind: "profile",
    targetId: owner.id,
    reason: "spam",
    text: "",
    email: newEmail(),
  }),
  writeAppealAction: async ({ owner }) => ({ token: await made.appealSecret(owner.id), text: "It is not true." }),
  confirmReportAction: async ({ owner }) => ({ token: await made.reportSecret(owner.id) }),
  getAvailabilityAction: () => undefined,
  saveRoomAction: () => ({ roomUrl: "https://meet.example.org/asha" }),
  updateAvailabilityAction: () => hours(),
  renewFeedAction: nothing,
  bookMeetingAction: ({ owner }, caller) => bookingOf(owner, made.timeOf(caller)),
  recordCalendlyMeetingAction: ({ owner }) => ({ mentor: owner.username, calendlyEventUrl: made.eventOf() }),
  cancelMeetingAction: async (scene) => ({ meetingId: await meetingIn(scene) }),
  moveMeetingAction: async (scene, caller) => ({
    meetingId: await meetingIn(scene),
    startsAt: made.timeOf(caller).toISOString(),
  }),
  getProfileAction: () => undefined,
  saveProfileAction: () => ({ name: "Meera Iyer", age: 30 }),
  saveTeachingPlaceAction: () => ({ teachingPlace: made.PLACE }),
  previewTeachingPlaceAction: () => made.PLACE,
  changePasswordAction: () => ({ oldPassword: PASSWORD, newPassword: made.NEW_PASSWORD }),
  changeUsernameAction: () => ({ username: `name-${randomUUID().slice(0, 8)}` }),
  signOutEverywhereAction: nothing,
  deleteAccountAction: nothing,
  createReviewAction: ({ owner }) => ({ mentorId: owner.id, ...REVIEW }),
  editReviewAction: async (scene) => ({ reviewId: await reviewIn(scene), ...EDITED }),
  deleteReviewAction: async (scene) => ({ reviewId: await reviewIn(scene) }),
  answerReviewAction: async (scene) => ({ reviewId: await reviewIn(scene), ...ANSWER }),
  withdrawAnswerAction: async (scene) => ({ reviewId: await reviewIn(scene) }),
  switchToMentorAction: nothing,
  inviteStaffAction: () => ({ email: newEmail(), role: "support" }),
  withdrawInvitationAction: () => ({ email: newEmail() }),
  changeStaffRoleAction: ({ author }) => ({ userId: author.id, role: "support" }),
  removeStaffAction: ({ author }) => ({ userId: author.id }),
  signInCodeAction: () => ({ code: "000000" }),
  confirmSecondFactorAction: () => ({ code: "000000" }),
  renewRecoveryCodesAction: () => ({ code: "000000" }),
  removeSecondFactorAction: () => ({ code: "000000" }),
  endOtherSessionAction: () => ({ id: randomUUID() }),
  joinStaffAction: () => ({ token: made.INVENTED }),
  submitProfileAction: nothing,
  requestCheckAction: () => ({ checkId: 1 }),
  approveMentorAction: ofStanding,
  requestChangesAction: (scene) => ({ ...ofStanding(scene), reason: "Say more about yourself." }),
  claimMentorAction: ({ owner }) => ({ mentorId: owner.id, holder: "", takes: "true" }),
  recordCheckAction: (scene) => ({ ...ofCheck(scene), lookedAt: "A passport", checkedOn: "2026-03-01" }),
  declineCheckAction: (scene) => ({ ...ofCheck(scene), reason: "It was not readable." }),
  withdrawCheckAction: (scene) => ({ ...ofCheck(scene), reason: "It was another person's." }),
  defineCheckAction: () => ({ name: "References", description: "Two families were called.", monthsValid: 12 }),
  resendMailAction: () => ({ mailId: randomUUID(), attempts: 1 }),
  findPersonAction: () => ({ find: "meera" }),
  resendPersonsVerificationAction: ofPerson,
  endPersonsSessionsAction: ofPerson,
  liftPersonsSuppressionAction: ofPerson,
  cancelPersonsMeetingAction: async (scene) => ({
    ...ofPerson(scene),
    meetingId: await meetingIn(scene),
    reason: "",
  }),
  sendPersonsDataAction: ofPerson,
  suspendPersonAction: (scene) => ({ ...ofPerson(scene), seen: "", length: "for-good", day: "", reason: "Spam" }),
  announceAction: () => ({ text: "Hello", link: "", kind: "info", startsAt: "", endsAt: "2999-01-01T00:00" }),
  endAnnouncementAction: () => ({ announcementId: randomUUID() }),
  liftPersonsSuspensionAction: (scene) => ({ ...ofPerson(scene), seen: "" }),
  claimCaseAction: () => ({ caseId: randomUUID(), holder: "", takes: "true" }),
  addCaseNoteAction: () => ({ caseId: randomUUID(), text: "Seen before." }),
  acceptInvitationAction: async () => ({
    token: await made.invitationSecret(),
    password: made.NEW_PASSWORD,
    confirmPassword: made.NEW_PASSWORD,
  }),
  declineInvitationAction: async () => ({ token: await made.invitationSecret() }),
  uploadMentorsAction: () => ({ csv: made.MENTOR_TABLE }),
  importMentorsAction: () => ({ importId: randomUUID() }),
  answerAppealAction: () => ({ caseId: randomUUID(), outcome: "kept", answer: "It was an advertisement." }),
  showReviewAgainAction: () => ({ caseId: randomUUID(), reason: "It was a mistake." }),
  decideCaseAction: () => ({
    caseId: randomUUID(),
    newest: randomUUID(),
    decision: "dismiss",
    reason: "Nothing wrong",
  }),
  deletePersonAction: ({ owner }) => ({ userId: owner.id, username: owner.username }),
};

/** What a visitor's browser requests: Next's parameters and query for the address. */
export type Asked = { params?: Record<string, string | string[]>; search?: Record<string, string>; path: string };

/** The requests for pages that need more than their address. */
export const ADDRESSES: Record<string, (scene: Scene) => Asked | Promise<Asked>> = {
  "/mentor/departed/[username]": () => ({
    path: "/mentor/departed/nobody-at-all",
    params: { username: "nobody-at-all" },
  }),
  "/mentor/profile/[username]/[[...tab]]": ({ owner: { username } }) => ({
    path: `/mentor/profile/${username}`,
    params: { username },
  }),
  "/mentor/reviews/[username]": ({ owner: { username } }) => ({
    path: `/mentor/reviews/${username}`,
    params: { username },
  }),
  "/block/[id]": ({ owner: { id } }) => ({ path: `/block/${id}`, params: { id } }),
  "/admin/join/[token]": () => ({ path: `/admin/join/${made.INVENTED}`, params: { token: made.INVENTED } }),
  "/admin/cases/[id]": ({ owner: { id } }) => ({ path: `/admin/cases/${id}`, params: { id } }),
  "/admin/mentors/[username]": ({ owner: { username } }) => ({
    path: `/admin/mentors/${username}`,
    params: { username },
  }),
  "/admin/people/[username]": ({ owner: { username } }) => ({
    path: `/admin/people/${username}`,
    params: { username },
  }),
  "/mentors/directory/[[...page]]": () => ({ path: "/mentors/directory" }),
  "/previous_questions/[class]/[subject]": () => ({
    path: "/previous_questions/10th/Science",
    params: { class: "10th", subject: "Science" },
  }),
  "/previous_questions/[class]/[subject]/[paper]": () => ({
    path: "/previous_questions/11th/Mathematics/mathematics-sample-paper-2023",
    params: { class: "11th", subject: "Mathematics", paper: "mathematics-sample-paper-2023" },
  }),
  "/previous_questions/[class]/[subject]/[paper]/answers": () => ({
    path: "/previous_questions/11th/Mathematics/mathematics-sample-paper-2023/answers",
    params: { class: "11th", subject: "Mathematics", paper: "mathematics-sample-paper-2023" },
  }),
  "/report/[kind]/[id]": ({ owner }) => ({
    path: `/report/profile/${owner.id}`,
    params: { kind: "profile", id: owner.id },
  }),
  "/report/[kind]/[id] (a meeting)": ({ owner }) => ({
    path: `/report/meeting/${owner.id}`,
    params: { kind: "meeting", id: owner.id },
  }),
  "/report/confirm/[token]": () => ({ path: `/report/confirm/${made.INVENTED}`, params: { token: made.INVENTED } }),
  "/invitation/[token]": () => ({ path: `/invitation/${made.INVENTED}`, params: { token: made.INVENTED } }),
  "/admin/import/[id]": ({ owner: { id } }) => ({ path: `/admin/import/${id}`, params: { id } }),
  "/appeal/[token]": () => ({ path: `/appeal/${made.INVENTED}`, params: { token: made.INVENTED } }),
  "/report/sent": () => ({ path: "/report/sent" }),
  "/subscribe/confirm/[token]": () => ({
    path: `/subscribe/confirm/${made.INVENTED}`,
    params: { token: made.INVENTED },
  }),
  "/subscribe/unsubscribe/[token]": () => ({
    path: `/subscribe/unsubscribe/${made.INVENTED}`,
    params: { token: made.INVENTED },
  }),
  "/tutors/[[...area]]": () => ({ path: "/tutors" }),
  "/reset-password/[resetToken]": () => ({
    path: `/reset-password/${made.INVENTED}`,
    params: { resetToken: made.INVENTED },
  }),
  "/verify-email/[token]": () => ({ path: `/verify-email/${made.INVENTED}`, params: { token: made.INVENTED } }),
  "/Book-a-Meeting (a mentor)": ({ owner }) => ({ path: "/Book-a-Meeting", search: { mentor: owner.username } }),
  "/Book-a-Meeting (a time)": ({ owner }) => ({
    path: "/Book-a-Meeting",
    search: { mentor: owner.username, slot: "2027-03-01T10:00:00.000Z" },
  }),
  "/Book-a-Meeting (booked)": async (scene) => ({
    path: "/Book-a-Meeting",
    search: { booked: await meetingIn(scene) },
  }),
  "/Book-a-Meeting (move)": async (scene) => ({ path: "/Book-a-Meeting", search: { move: await meetingIn(scene) } }),
};
