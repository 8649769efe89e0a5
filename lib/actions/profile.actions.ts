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
import { signOutEverywhere } from "@/lib/server/account/sign-out-everywhere";
import { cookiesOfNoSession, cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { cookiesOfLocation } from "@/lib/server/places/location-cookies";
import { readViewerZone } from "@/lib/server/meetings/read-viewer-zone";
import { previewTeachingPlace } from "@/lib/server/profile/preview-teaching-place";
import { readOwnProfile } from "@/lib/server/profile/read-own-profile";
import { updateProfile } from "@/lib/server/profile/update-profile";
import { defineOwnAction, defineOwnDataAction } from "./define-action";

export const saveProfileAction = defineOwnDataAction(profileFormSchema, async (input, actor) =>
  updateProfile(actor, input),
);

/** The profile as it stands now, for somebody whose save came second. */
export const readProfileAction = defineOwnDataAction(z.undefined(), async (_input, actor) => readOwnProfile(actor.id));

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
  await changeUsername(actor, username, await readViewerZone());
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
