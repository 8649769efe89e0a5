import { describe, expect, it } from "vitest";
import { loginSchema } from "@/lib/domain/account/account.schema";
import { createMeetingSchema } from "@/lib/domain/meetings/booking.schema";
import { profileUpdateSchema } from "@/lib/domain/profile/edit-profile.schema";
import { toAppError } from "./envelope";

const fieldsOf = (error: unknown) => toAppError(error).fields;

describe("the errors of a failed parse", () => {
  it.each([[[1]], [null], ["x"], [5], [undefined]])("say plainly of %j that it is no object", (body) => {
    for (const schema of [loginSchema, profileUpdateSchema, createMeetingSchema]) {
      expect(fieldsOf(schema.safeParse(body).error)).toEqual([
        { field: "", message: "Please send an object with fields." },
      ]);
    }
  });

  it("have no words of the library for a field either", () => {
    const error = profileUpdateSchema.safeParse({ version: "x", subjects: 5, name: "A" }).error;
    expect(fieldsOf(error)).toEqual([
      { field: "version", message: "This value is not valid." },
      { field: "subjects", message: "This value is not valid." },
      { field: "name", message: "Please enter your name" },
    ]);
  });
});
