"use server";

import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { changePasswordSchema } from "@/lib/domain/account/account.schema";
import { usernameMessages } from "@/lib/domain/account/username.messages";
import { changeUsernameSchema } from "@/lib/domain/account/username.schema";
import { profileFormSchema, teachingPlaceField } from "@/lib/domain/profile/edit-profile.schema";
import { links } from "@/lib/links";
import { changePassword } from "@/lib/server/account/change-password";
import { changeUsername } from "@/lib/server/account/change-username";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { signOutEverywhere } from "@/lib/server/account/sign-out";
import { cookiesOfNoSession, cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { cookiesOfLocation } from "@/lib/server/places/viewer-position";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";
import { previewTeachingPlace, updateProfile } from "@/lib/server/profile/update-profile";
import { getOwnProfile } from "@/lib/server/profile/own-profile";
import { defineOwnAction, defineOwnDataAction } from "./define-action";

export const saveProfileAction = defineOwnDataAction(profileFormSchema, async (input, actor) =>
  updateProfile(actor, input),
);

/** The current profile, for a user whose save conflicted with another. */
export const getProfileAction = defineOwnDataAction(z.undefined(), async (_input, actor) => getOwnProfile(actor.id));

export const saveTeachingPlaceAction = defineOwnDataAction(
  z.object({ teachingPlace: teachingPlaceField }),
  async (input, actor) => updateProfile(actor, input),
);

export const previewTeachingPlaceAction = defineOwnDataAction(teachingPlaceField.unwrap(), async (place, actor) =>
  previewTeachingPlace(actor, place),
);

export const changePasswordAction = defineOwnAction(changePasswordSchema, async (input, actor) => {
  const { session } = await changePassword(actor, input);
  return { message: accountMessages.passwordChanged, cookies: cookiesOfSession(session) };
});

export const changeUsernameAction = defineOwnAction(changeUsernameSchema, async ({ username }, actor) => {
  await changeUsername(actor, username, await findViewerZone());
  return { message: usernameMessages.changed };
});

export const signOutEverywhereAction = defineOwnAction(z.object({}), async (_input, actor) => {
  await signOutEverywhere(actor);
  return { message: accountMessages.signedOutEverywhere, redirectTo: links.login, cookies: cookiesOfNoSession() };
});

export const deleteAccountAction = defineOwnAction(z.object({}), async (_input, actor) => {
  await deleteAccount(actor);
  const cookies = [...cookiesOfNoSession(), ...cookiesOfLocation(null)];
  return { message: accountMessages.loggedOut, redirectTo: links.home, cookies };
});
