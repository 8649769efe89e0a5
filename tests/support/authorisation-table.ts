/**
 * The callers. `user` and `mentor` are signed in and unrelated to the requested rows; `stranger` has rows of the same
 * kinds with another mentor; `author` has written the review and booked the meeting, `owner` is the mentor of both. The
 * last three hold tokens that were once valid: of a deleted account, of a signed-out session (the owner's), and from
 * before a change of the session version (the author's).
 */
export const CALLERS = [
  "nobody",
  "user",
  "stranger",
  "mentor",
  "author",
  "owner",
  "deleted",
  "signedOut",
  "raised",
] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * The status for each caller, in the order above; a single one applies to all. Every method of every `route.ts` has a
 * row. A remark in brackets marks another request to the same address.
 */
export const ROUTES = `
GET    /api/[...path]                                          404
POST   /api/[...path]                                          404
PUT    /api/[...path]                                          404
PATCH  /api/[...path]                                          404
DELETE /api/[...path]                                          404
GET    /api/cron                                               401
GET    /api/cron (with the secret)                             200
GET    /api/health                                             200
GET    /api/metrics                                            404
POST   /api/reports                                            204
POST   /api/webhooks/bounces                                   404
POST   /api/webhooks/resend                                    404
GET    /api/v1/docs                                            200
GET    /api/v1/docs/[file]                                     200
GET    /api/v1/openapi.json                                    200
GET    /api/v1/places/towns                                    200
POST   /api/v1/subscriptions                                   200
GET    /api/v1/subscriptions/unsubscribe/[token]               303
POST   /api/v1/subscriptions/unsubscribe/[token]               200
POST   /api/v1/subscriptions/unsubscribe/[token] (invented)    422
GET    /api/v1/teachers/all-teachers                           200
GET    /api/v1/teachers/map                                    200
GET    /api/v1/teachers/profile/[username]                     200
GET    /api/v1/teachers/profile/[username]/reviews             200
GET    /api/v1/teachers/slots/[username]                       200
GET    /api/v1/teachers/availability                           401 403 403 200 403 200 401 401 401
PUT    /api/v1/teachers/availability                           401 403 403 200 403 200 401 401 401
PUT    /api/v1/teachers/update-profile                         401 403 403 200 403 200 401 401 401
GET    /api/v1/meetings                                        401 200 200 200 200 200 401 401 401
POST   /api/v1/meetings/create-meeting                         401 201 201 201 201 403 401 401 401
POST   /api/v1/meetings/create-meeting (Calendly)              401 201 201 201 201 403 401 401 401
GET    /api/v1/meetings/[id]/calendar                          401 404 404 404 200 200 401 401 401
POST   /api/v1/meetings/[id]/cancel                            401 404 404 404 200 200 401 401 401
POST   /api/v1/meetings/[id]/move                              401 404 404 404 200 200 401 401 401
GET    /api/v1/meetings/feed/[userId]/[token]                  200
GET    /api/v1/meetings/feed/[userId]/[token] (invented)       404
GET    /api/v1/meetings/feed/[userId]/[token] (another's)      404
POST   /api/v1/users/register                                  200
POST   /api/v1/users/login                                     200
POST   /api/v1/users/login (wrong password)                    401
POST   /api/v1/users/google                                    503
POST   /api/v1/users/forgot-password                           200
POST   /api/v1/users/resend-verification                       200
GET    /api/v1/users/verify-email/[token]                      200
GET    /api/v1/users/verify-email/[token] (invented)           422
PUT    /api/v1/users/reset-password/[token]                    200
PUT    /api/v1/users/reset-password/[token] (invented)         422
GET    /api/v1/users/logout                                    200
POST   /api/v1/users/logout                                    200
GET    /api/v1/users/me                                        401 200 200 200 200 200 401 401 401
GET    /api/v1/users/shortlist                                 200
POST   /api/v1/users/shortlist                                 401 200 200 200 200 200 401 401 401
PUT    /api/v1/users/shortlist/[username]                      200
DELETE /api/v1/users/shortlist/[username]                      200
GET    /api/v1/users/export-data                               401 200 200 200 200 200 401 401 401
PUT    /api/v1/users/change-password                           401 200 200 200 200 200 401 401 401
POST   /api/v1/users/delete-profile                            401 200 200 200 200 200 401 401 401
PUT    /api/v1/users/update-profile                            401 200 200 200 200 200 401 401 401
PUT    /api/v1/users/update-profile-photo                      401 200 200 200 200 200 401 401 401
DELETE /api/v1/users/update-profile-photo                      401 200 200 200 200 200 401 401 401
PATCH  /api/v1/users/updateLocation                            401 200 200 200 200 200 401 401 401
GET    /api/v1/users/mentor/[id]/review                        401 200 200 200 200 200 401 401 401
POST   /api/v1/users/mentor/[id]/review                        401 201 201 201 409 403 401 401 401
PUT    /api/v1/users/review/[id]                               401 403 403 403 200 403 401 401 401
DELETE /api/v1/users/review/[id]                               401 403 403 403 200 200 401 401 401
PUT    /api/v1/users/review/[id]/answer                        401 403 403 403 403 200 401 401 401
DELETE /api/v1/users/review/[id]/answer                        401 403 403 403 403 200 401 401 401
GET    /admin/audit.csv                                        404
GET    /admin/mentors.csv                                      404
GET    /admin/meetings.csv                                     404
GET    /og/site                                                200
GET    /og/mentor/[username]                                   404
GET    /og/tutors/[subject]/[[...town]]                        404
GET    /portraits/[file]                                       200
GET    /robots.txt                                             200
GET    /sitemap.xml                                            200
GET    /sitemaps/[part]                                        200
GET    /uploads/[file]                                         404
`;

/** The same for every server action: the status of its outcome. */
export const ACTIONS = `
registerAction                  200
loginAction                     200
logoutAction                    200
requestResetAction              200
resendVerificationAction        200
setNewPasswordAction            200
verifyEmailAction               200
subscribeAction                 200
confirmSubscriptionAction       200
unsubscribeAction               200
contactAction                   503
chooseTownAction                200
forgetLocationAction            200
toggleShortlistAction           200
submitReportAction              200 200 200 200 200 403 200 200 200
confirmReportAction             200
writeAppealAction               200
acceptInvitationAction          200
declineInvitationAction         200
getAvailabilityAction          401 403 403 200 403 200 401 401 401
saveRoomAction                  401 403 403 200 403 200 401 401 401
updateAvailabilityAction        401 403 403 200 403 200 401 401 401
renewFeedAction                 401 200 200 200 200 200 401 401 401
bookMeetingAction               401 200 200 200 200 403 401 401 401
recordCalendlyMeetingAction     401 200 200 200 200 403 401 401 401
cancelMeetingAction             401 404 404 404 200 200 401 401 401
moveMeetingAction               401 404 404 404 200 200 401 401 401
getProfileAction               401 200 200 200 200 200 401 401 401
saveProfileAction               401 200 200 200 200 200 401 401 401
saveTeachingPlaceAction         401 200 200 200 200 200 401 401 401
previewTeachingPlaceAction      401 200 200 200 200 200 401 401 401
changePasswordAction            401 200 200 200 200 200 401 401 401
blockPersonAction               401 200 200 200 200 404 401 401 401
unblockPersonAction             401 200 200 200 200 200 401 401 401
signInCodeAction                401 422 422 422 422 422 401 401 401
confirmSecondFactorAction       401 409 409 409 409 409 401 401 401
renewRecoveryCodesAction        401 422 422 422 422 422 401 401 401
removeSecondFactorAction        401 422 422 422 422 422 401 401 401
endOtherSessionAction           401 404 404 404 404 404 401 401 401
changeUsernameAction            401 200 200 200 200 200 401 401 401
signOutEverywhereAction         401 200 200 200 200 200 401 401 401
deleteAccountAction             401 200 200 200 200 200 401 401 401
createReviewAction              401 200 200 200 409 403 401 401 401
editReviewAction                401 403 403 403 200 403 401 401 401
deleteReviewAction              401 403 403 403 200 200 401 401 401
answerReviewAction              401 403 403 403 403 200 401 401 401
withdrawAnswerAction            401 403 403 403 403 200 401 401 401
switchToMentorAction            401 200 200 409 200 409 401 401 401
submitProfileAction             401 403 403 409 403 409 401 401 401
requestCheckAction              401 403 403 200 403 200 401 401 401
approveMentorAction             401 404 404 404 404 404 401 401 401
requestChangesAction            401 404 404 404 404 404 401 401 401
claimMentorAction               401 404 404 404 404 404 401 401 401
recordCheckAction               401 404 404 404 404 404 401 401 401
declineCheckAction              401 404 404 404 404 404 401 401 401
withdrawCheckAction             401 404 404 404 404 404 401 401 401
inviteStaffAction               401 404 404 404 404 404 401 401 401
withdrawInvitationAction        401 404 404 404 404 404 401 401 401
changeStaffRoleAction           401 404 404 404 404 404 401 401 401
removeStaffAction               401 404 404 404 404 404 401 401 401
joinStaffAction                 401 404 404 404 404 404 401 401 401
defineCheckAction               401 404 404 404 404 404 401 401 401
findPersonAction                401 404 404 404 404 404 401 401 401
resendPersonsVerificationAction 401 404 404 404 404 404 401 401 401
endPersonsSessionsAction        401 404 404 404 404 404 401 401 401
cancelPersonsMeetingAction      401 404 404 404 404 404 401 401 401
sendPersonsDataAction           401 404 404 404 404 404 401 401 401
claimCaseAction                 401 404 404 404 404 404 401 401 401
addCaseNoteAction               401 404 404 404 404 404 401 401 401
decideCaseAction                401 404 404 404 404 404 401 401 401
answerAppealAction              401 404 404 404 404 404 401 401 401
uploadMentorsAction             401 404 404 404 404 404 401 401 401
importMentorsAction             401 404 404 404 404 404 401 401 401
showReviewAgainAction           401 404 404 404 404 404 401 401 401
suspendPersonAction             401 404 404 404 404 404 401 401 401
announceAction                  401 404 404 404 404 404 401 401 401
endAnnouncementAction           401 404 404 404 404 404 401 401 401
liftPersonsSuspensionAction     401 404 404 404 404 404 401 401 401
deletePersonAction              401 404 404 404 404 404 401 401 401
resendMailAction                401 404 404 404 404 404 401 401 401
liftPersonsSuppressionAction    401 404 404 404 404 404 401 401 401
`;

/**
 * Every `page.tsx`: a status, or a redirect (`login` to the sign-in screen, `inside` to one's own profile). Calendly is
 * on here, so a mentor's times need a session too; `tests/http/booking.test.ts` reads them without it.
 */
export const PAGES = `
/                                          200
/become-an-instructor                      200
/career                                    200
/contact                                   200
/learning-platform                         200
/mentor/departed/[username]                404
/mentor/profile/[username]/[[...tab]]      200
/mentor/reviews/[username]                 200
/mentors                                   200
/mentors/directory/[[...page]]             200
/previous_questions                        200
/previous_questions/[class]/[subject]      200
/previous_questions/[class]/[subject]/[paper] 200
/previous_questions/[class]/[subject]/[paper]/answers 200
/privacy-policy                            200
/safety                                    200
/shortlist                                 200
/report/[kind]/[id]                        200
/report/[kind]/[id] (a meeting)            login 200 200 200 200 200 login login login
/report/confirm/[token]                    200
/appeal/[token]                            200
/invitation/[token]                        200
/report/sent                               200
/subscribe/confirm/[token]                 200
/subscribe/unsubscribe/[token]             200
/terms-condition                           200
/tutors/[[...area]]                        200
/unavailable                               200
/dev/outbox                                404
/reset-password/[resetToken]               200
/verify-email                              200
/verify-email/[token]                      200
/login                                     200 inside inside inside inside inside 200 200 200
/login/code                                login inside inside inside inside inside login login login
/register                                  200 inside inside inside inside inside 200 200 200
/reset-password                            200 inside inside inside inside inside 200 200 200
/Book-a-Meeting                            login 200 200 200 200 200 login login login
/Book-a-Meeting (a mentor)                 login 200 200 200 200 200 login login login
/Book-a-Meeting (a time)                   login 200 200 200 200 200 login login login
/Book-a-Meeting (booked)                   login 200 200 200 200 200 login login login
/Book-a-Meeting (move)                     login 200 200 200 200 200 login login login
/profile/security                          login 200 200 200 200 200 login login login
/block/[id]                                login 200 200 200 200 200 login login login
/profile                                   login 200 200 200 200 200 login login login
/admin                                     login 404 404 404 404 404 login login login
/admin/audit                               login 404 404 404 404 404 login login login
/admin/join/[token]                        login 404 404 404 404 404 login login login
/admin/announcements                       login 404 404 404 404 404 login login login
/admin/searches                            login 404 404 404 404 404 login login login
/admin/staff                               login 404 404 404 404 404 login login login
/admin/cases                               login 404 404 404 404 404 login login login
/admin/cases/[id]                          login 404 404 404 404 404 login login login
/admin/checks                              login 404 404 404 404 404 login login login
/admin/mentors                             login 404 404 404 404 404 login login login
/admin/mentors/[username]                  login 404 404 404 404 404 login login login
/admin/lists                               login 404 404 404 404 404 login login login
/admin/import                              login 404 404 404 404 404 login login login
/admin/import/[id]                         login 404 404 404 404 404 login login login
/admin/mails                               login 404 404 404 404 404 login login login
/admin/people                              login 404 404 404 404 404 login login login
/admin/people/[username]                   login 404 404 404 404 404 login login login
`;

/** The staff callers: each role about another person, and an owner about themselves. */
export const STAFF_CALLERS = ["owner", "verifier", "moderator", "support", "self"] as const;
export type StaffCaller = (typeof STAFF_CALLERS)[number];

/** The doors of the staff, for the callers in the order above. A dash marks a door that is about nobody. */
export const STAFF_DOORS = `
GET /admin/audit.csv           200 403 403 403 -
GET /admin/mentors.csv         200 403 403 403 -
GET /admin/meetings.csv        200 403 403 403 -
/admin/lists                   200 404 404 404 -
/admin/import                  200 404 404 404 -
/admin/import/[id]             200 404 404 404 -
/admin                         200 200 200 200 -
/admin/announcements           200 404 200 404 -
/admin/audit                   200 404 404 404 -
/admin/cases                   200 404 200 404 -
/admin/cases/[id]              200 404 200 404 200
/admin/checks                  200 404 404 404 -
/admin/join/[token]            404 404 404 404 -
/admin/mentors                 200 200 404 404 -
/admin/mentors/[username]      200 200 404 404 200
/admin/mails                   200 404 404 200 -
/admin/people                  200 404 200 200 -
/admin/people/[username]       200 404 200 200 200
/admin/searches                200 200 200 200 -
/admin/staff                   200 404 404 404 -
inviteStaffAction              200 403 403 403 409
withdrawInvitationAction       200 403 403 403 -
changeStaffRoleAction          200 403 403 403 403
removeStaffAction              200 403 403 403 200
approveMentorAction            200 200 403 403 403
requestChangesAction           200 200 403 403 403
claimMentorAction              200 200 403 403 403
recordCheckAction              200 200 403 403 403
declineCheckAction             409 409 403 403 403
withdrawCheckAction            409 409 403 403 403
defineCheckAction              200 403 403 403 -
findPersonAction               200 403 200 200 -
resendPersonsVerificationAction 409 403 403 409 403
endPersonsSessionsAction       200 403 403 200 403
endPersonsSessionsAction (of staff) 200 403 403 403 403
cancelPersonsMeetingAction     404 403 403 404 403
sendPersonsDataAction          200 403 403 200 403
claimCaseAction                200 403 200 403 403
addCaseNoteAction              200 403 200 403 403
decideCaseAction               200 403 200 403 403
decideCaseAction (of staff)    200 403 403 403 403
answerAppealAction             404 403 404 403 403
uploadMentorsAction            200 403 403 403 -
importMentorsAction            404 403 403 403 -
showReviewAgainAction          404 403 404 403 403
suspendPersonAction            200 403 200 403 403
suspendPersonAction (of staff) 200 403 403 403 403
announceAction                 200 403 200 403 -
endAnnouncementAction          404 403 404 403 -
liftPersonsSuspensionAction    409 403 409 403 403
deletePersonAction             200 403 403 200 403
resendMailAction               200 403 403 200 -
liftPersonsSuppressionAction   409 403 403 409 403
deletePersonAction (of staff)  200 403 403 403 403
`;

/** Parses the table of the staff's doors. @throws Error for a row without one cell for each caller */
export function staffRowsOf(table: string): { door: string; cells: Record<StaffCaller, string> }[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const words = line.split(/ +/);
      const cells = words.splice(-STAFF_CALLERS.length);
      if (!cells.every((cell) => /^(\d{3}|-)$/.test(cell))) throw new Error(`Not one cell for each caller: ${line}`);
      const ofCaller = STAFF_CALLERS.map((caller, index) => [caller, cells[index]!]);
      return { door: words.join(" "), cells: Object.fromEntries(ofCaller) as Record<StaffCaller, string> };
    });
}

export type Row = { door: string; cells: Record<Caller, string> };

/** Parses a table into rows. @throws Error for a row that has neither one cell nor one for each caller */
export function rowsOf(table: string): Row[] {
  const lines = table.trim().split("\n");
  return lines.map((line) => {
    const [, start = "", text = ""] = /^(.*?)((?: +(?:\d{3}|login|inside))+)$/.exec(line) ?? [];
    const cells = text.trim().split(/ +/);
    if (cells.length !== 1 && cells.length !== CALLERS.length) throw new Error(`Not one cell for each caller: ${line}`);
    const ofCaller = CALLERS.map((caller, index) => [caller, cells[cells.length === 1 ? 0 : index]!]);
    return { door: start.trim().replace(/ +/g, " "), cells: Object.fromEntries(ofCaller) as Row["cells"] };
  });
}

/** Strips the remark in brackets from a row's key. */
export const withoutRemark = (door: string): string => door.replace(/ \([^)]+\)$/, "");
