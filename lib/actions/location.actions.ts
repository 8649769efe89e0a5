"use server";

import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { locationMessages } from "@/lib/domain/places/geolocation.messages";
import { chooseTownSchema, forgetLocationSchema } from "@/lib/domain/places/location.schema";
import { links } from "@/lib/links";
import { currentActor } from "@/lib/server/auth/current-actor";
import { chooseTown } from "@/lib/server/places/choose-town";
import { cookiesOfLocation } from "@/lib/server/places/location-cookies";
import { updateLocation } from "@/lib/server/places/update-location";
import { defineAction } from "./define-action";

/** Where the form stood; without a script the answer leads back there. */
const backTo = (from: string | undefined) => safeReturnPath(from) ?? links.mentors;

export const chooseTownAction = defineAction(chooseTownSchema, async ({ town, from }) => {
  const { position, label } = await chooseTown(await currentActor(), town);
  return {
    message: locationMessages.townChosen(label),
    redirectTo: backTo(from),
    cookies: cookiesOfLocation(position),
  };
});

export const forgetLocationAction = defineAction(forgetLocationSchema, async ({ from }) => {
  await updateLocation(await currentActor(), null);
  return { message: locationMessages.forgotten, redirectTo: backTo(from), cookies: cookiesOfLocation(null) };
});
