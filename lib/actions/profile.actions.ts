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
import { requireSignedIn } from "@/lib/server/auth/current-actor";
import { cookiesOfNoSession, cookiesOfSession } from "@/lib/server/auth/session-cookies";
import { cookiesOfLocation } from "@/lib/server/places/location-cookies";
import { previewTeachingPlace } from "@/lib/server/profile/preview-teaching-place";
import { readOwnProfile } from "@/lib/server/profile/read-own-profile";
import { updateProfile } from "@/lib/server/profile/update-profile";
import { defineAction, defineDataAction } from "./define-action";

export const saveProfileAction = defineDataAction(profileFormSchema, async (input) =>
  updateProfile(await requireSignedIn(), input),
);

/** The profile as it stands now, for somebody whose save came second. */
export const readProfileAction = defineDataAction(z.undefined(), async () =>
  readOwnProfile((await requireSignedIn()).id),
);

export const saveTeachingPlaceAction = defineDataAction(
  z.object({ teachingPlace: teachingPlaceField }),
  async (input) => updateProfile(await requireSignedIn(), input),
);

export const previewTeachingPlaceAction = defineDataAction(teachingPlaceField.unwrap(), async (place) =>
  previewTeachingPlace(await requireSignedIn(), place),
);

export const changePasswordAction = defineAction(changePasswordSchema, async (input) => {
  const { session } = await changePassword(await requireSignedIn(), input);
  return { message: accountMessages.passwordChanged, cookies: cookiesOfSession(session) };
});

export const changeUsernameAction = defineAction(changeUsernameSchema, async ({ username }) => {
  await changeUsername(await requireSignedIn(), username);
  return { message: usernameMessages.changed };
});

export const signOutEverywhereAction = defineAction(z.object({}), async () => {
  await signOutEverywhere(await requireSignedIn());
  return { message: accountMessages.signedOutEverywhere, redirectTo: links.login, cookies: cookiesOfNoSession() };
});

export const deleteAccountAction = defineAction(z.object({}), async () => {
  await deleteAccount(await requireSignedIn());
  const cookies = [...cookiesOfNoSession(), ...cookiesOfLocation(null)];
  return { message: accountMessages.loggedOut, redirectTo: links.home, cookies };
});
