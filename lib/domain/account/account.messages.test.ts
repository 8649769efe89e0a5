import { expect, it } from "vitest";
import { accountMessages } from "./account.messages";

/** Exact texts. */
const SPECIFIED = [
  "Please enter your name",
  "Please enter a valid email address",
  "Password must be at least 6 characters with uppercase, lowercase, number and special character",
  "Invalid or missing token.",
  "Password must be at least 6 characters.",
  "Passwords do not match.",
  "No credential received from Google",
  "Missing required user information from Google",
  "Invalid response format from server",
  "Invalid verification URL. Token or email is missing.",
  "Login successful",
  "Registration failed. Please try again.",
  "Failed to Register",
  "Registration successful",
  "Please Check Your Email",
  "Reset Failed",
  "Something went wrong",
  "Password reset link sent to your email",
  "Password updated! You can now login.",
  "Email verified successfully!",
  "Verification failed. Please try again.",
  "Logged Out Failed",
  "Logged Out Successfully",
  "Google login error",
  "Google login failed. Please try again.",
  "Choose Your Role",
  "Verifying your email...",
  "Verification Successful!",
  "Verification Failed",
];

it.each(SPECIFIED)("says %j word for word", (text) => {
  expect(Object.values(accountMessages)).toContain(text);
});

it("fills the login failure with the server's message or its fallback", () => {
  expect(accountMessages.loginFailed("No.")).toBe("Login failed: No.");
  expect(accountMessages.loginFailed(undefined)).toBe("Login failed: An error occurred");
});
