import type { FormFailure } from "@/lib/domain/forms/form-state";

/** The result when the server sends no response. */
export const UNREACHABLE: FormFailure = {
  status: "failed",
  code: "service_unavailable",
  message: "The server could not be reached. Please check your connection and try again.",
  fields: [],
  values: {},
};
