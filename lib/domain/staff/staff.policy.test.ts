import { describe, expect, it } from "vitest";
import { type Capability, CAPABILITIES, mayActOn, mayDecideAbout, STAFF_ROLES, staffMay } from "./staff.policy";

/** Which roles may do what, written down a second time, so that a change of the policy is a decision. */
const TABLE: Record<Capability, string> = {
  seeConsole: "owner verifier moderator support",
  manageStaff: "owner",
  readAudit: "owner",
  defineChecks: "owner",
  reviewMentors: "owner verifier",
  decideCases: "owner moderator",
  findPeople: "owner moderator support",
  helpPeople: "owner support",
  resendMails: "owner support",
  importMentors: "owner",
  exportLists: "owner",
  announce: "owner moderator",
};

describe("staffMay", () => {
  it.each(Object.keys(CAPABILITIES) as Capability[])(
    "gives %s to the roles of the table and to nobody else",
    (name) => {
      expect(STAFF_ROLES.filter((role) => staffMay(role, name)).join(" ")).toBe(TABLE[name]);
      expect(staffMay(null, name)).toBe(false);
    },
  );
});

it("lets nobody decide about themselves", () => {
  expect(mayDecideAbout({ id: "a" }, "a")).toBe(false);
  expect(mayDecideAbout({ id: "a" }, "b")).toBe(true);
});

it("lets only owners act on accounts of the staff, and nobody on the own one", () => {
  const acts = (staffRole: "owner" | "support", subject: { id: string; isStaff: boolean }) =>
    mayActOn({ id: "a", staffRole }, subject);
  expect(acts("support", { id: "b", isStaff: false })).toBe(true);
  expect(acts("support", { id: "b", isStaff: true })).toBe(false);
  expect(acts("owner", { id: "b", isStaff: true })).toBe(true);
  expect(acts("owner", { id: "a", isStaff: true })).toBe(false);
});
