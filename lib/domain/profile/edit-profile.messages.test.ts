import { describe, expect, it } from "vitest";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { avatarMessages } from "@/lib/domain/account/avatar.messages";
import { profileEditMessages as messages } from "./edit-profile.messages";

describe("the texts of the profile", () => {
  it.each(["Failed to update user", "Are you absolutely sure?"])("say %j word for word", (text) => {
    expect(Object.values(messages)).toContain(text);
  });

  it("reuse those for signing out on deletion, and for the picture", () => {
    expect([accountMessages.loggedOut, accountMessages.logoutFailed]).toEqual([
      "Logged Out Successfully",
      "Logged Out Failed",
    ]);
    const ofPictures = Object.values(avatarMessages);
    expect(ofPictures).toContain("Profile photo updated successfully!");
    expect(ofPictures).toContain("Upload failed");
  });

  it("name the limits", () => {
    expect(messages.ageInvalid).toBe("Age must be a number from 0 to 100");
    expect(messages.mobileInvalid).toBe("Mobile number must have 10 digits");
  });

  it("are all different", () => {
    const texts = Object.values(messages);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
