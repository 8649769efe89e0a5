import { z } from "zod";
import { avatarMessages } from "@/lib/domain/account/avatar.messages";
import { MAX_PICTURE_BYTES } from "@/lib/domain/account/avatar.rules";
import { avatarUploadSchema } from "@/lib/domain/account/avatar.schema";
import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { removeAvatar, updateAvatar } from "@/lib/server/account/update-avatar";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

const response = z.object({ user: ownAccountSchema });
/** What the other fields and the form's own lines may take beside the picture, in bytes. */
const FORM_BYTES = 16 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  PUT: defineRoute({
    auth: "required",
    body: avatarUploadSchema,
    bodyKinds: ["multipart"],
    bodyLimit: { bytes: MAX_PICTURE_BYTES + FORM_BYTES, message: avatarMessages.tooLarge },
    response,
    run: async ({ actor, body }) => ({
      message: avatarMessages.updated,
      data: { user: await updateAvatar(actor, body) },
    }),
  }),
  DELETE: defineRoute({
    auth: "required",
    response,
    run: async ({ actor }) => ({ message: avatarMessages.removed, data: { user: await removeAvatar(actor) } }),
  }),
});
