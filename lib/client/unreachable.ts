import type { FormFailure } from "@/lib/domain/forms/form-state";

/** The answer of a server that gave none. */
export const UNREACHABLE: FormFailure = {
  status: "failed",
  code: "service_unavailable",
  message: "The server could not be reached. Please check your connection and try again.",
  fields: [],
  values: {},
};
