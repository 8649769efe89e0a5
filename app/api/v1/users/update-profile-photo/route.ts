import { z } from "zod";
import { avatarMessages } from "@/lib/domain/account/avatar.messages";
import { MAX_PICTURE_BYTES } from "@/lib/domain/account/avatar.rules";
import { avatarUploadSchema } from "@/lib/domain/account/avatar.schema";
import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { removeAvatar, updateAvatar } from "@/lib/server/account/update-avatar";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

const response = z.object({ user: ownAccountSchema });
/** Limit for the other fields and the multipart framing beside the picture, in bytes. */
const FORM_BYTES = 16 * 1024;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "updateAvatar",
      summary: "Replaces the picture of the account by an uploaded one.",
      tag: "Profile",
      errors: ["too_many_requests", "service_unavailable"],
    },
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
    operation: {
      id: "removeAvatar",
      summary: "Takes the picture of the account away.",
      tag: "Profile",
      errors: ["too_many_requests", "service_unavailable"],
    },
    auth: "required",
    response,
    run: async ({ actor }) => ({ message: avatarMessages.removed, data: { user: await removeAvatar(actor) } }),
  }),
});
