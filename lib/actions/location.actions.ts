"use server";

import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { locationMessages } from "@/lib/domain/places/geolocation.messages";
import { chooseTownSchema, forgetLocationSchema } from "@/lib/domain/places/location.schema";
import { links } from "@/lib/links";
import { chooseTown, updateLocation } from "@/lib/server/places/update-location";
import { cookiesOfLocation } from "@/lib/server/places/viewer-position";
import { defineVisitorAction } from "./define-action";

/** The form's page; without JavaScript the response redirects back to it. */
const backTo = (from: string | undefined) => safeReturnPath(from) ?? links.mentors;

export const chooseTownAction = defineVisitorAction(chooseTownSchema, async ({ town, from }, actor) => {
  const { position, label } = await chooseTown(actor, town);
  return {
    message: locationMessages.townChosen(label),
    redirectTo: backTo(from),
    cookies: cookiesOfLocation(position),
  };
});

export const forgetLocationAction = defineVisitorAction(forgetLocationSchema, async ({ from }, actor) => {
  await updateLocation(actor, null);
  return { message: locationMessages.forgotten, redirectTo: backTo(from), cookies: cookiesOfLocation(null) };
});
