import type { FormState } from "@/lib/domain/forms/form-state";

/** The answer of a server that gave none. */
export const UNREACHABLE: Extract<FormState, { status: "failed" }> = {
  status: "failed",
  code: "service_unavailable",
  message: "The server could not be reached. Please check your connection and try again.",
  fields: [],
  values: {},
};
