import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { usernameBase } from "./username.rules";
import { claimsToBeStaff, isReservedUsername, mayPassForStaff } from "./reserved-names.rules";

const listed = (names: string) => names.split(", ");

describe("claimsToBeStaff", () => {
  it.each(
    listed(
      "Mentorhood, Mentorhood Support, The MENTOR HOOD team, Mentorh00d, Мentorhооd, M-e-n-t-o-r-h-o-o-d, " +
        "Méntorhood, Admin, ADMIN, Аdmin, Adm1n, Adrnin, A d m i n, Site Admin, Asha (Admin), Ｓｕｐｐｏｒｔ, " +
        "Support, Support Team, Customer Care, Suρport, The Moderator, Help Desk, System, Security Team, " +
        "Official",
    ),
  )("finds it in %j", (name) => expect(claimsToBeStaff(name)).toBe(true));

  it.each(
    listed(
      "Asha Rao, Joe Root, Ravi Mentor, Vimal Das, Adminder Singh, Teamiah Desk Rao, आशा राव, Ольга " +
        "Смирнова, 王伟, Nair M, Al, Carer Ann, Info Edge Rao, O'Brien-Smith",
    ),
  )("leaves %j alone", (name) => expect(claimsToBeStaff(name)).toBe(false));
});

describe("mayPassForStaff", () => {
  it.each(listed("Maths Support, Official Tutor, Team Excel, asha-help, Ѕuppоrt Delhi, Verified Tutor 2, Admin"))(
    "finds it in %j",
    (name) => expect(mayPassForStaff(name)).toBe(true),
  );

  it.each(listed("Asha Rao, Teamiah Desk Rao, Helpful Rao, asha-rao-4711, Joe Root, आशा राव"))(
    "leaves %j alone",
    (name) => expect(mayPassForStaff(name)).toBe(false),
  );
});

describe("isReservedUsername", () => {
  it.each(
    listed(
      "admin, support, null, undefined, api, mentorhood-support, mentorhood-1, mentorhood, my-mentorhood, " +
        "admin-7, support-team, null-2, root, asha-admin, mentors, login2, deleted-user",
    ),
  )("reserves %s", (username) => expect(isReservedUsername(username)).toBe(true));

  it.each(listed("asha-rao, asha-rao-4711, joe-root, member-12345, 123, ada-lovelace, new-delhi-tutor"))(
    "allows %s",
    (username) => expect(isReservedUsername(username)).toBe(false),
  );

  it("reserves the first segment of every address of the site", () => {
    const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => /(page|route)\.tsx?$/.test(file))
      .map((file) =>
        file
          .split("/")
          .find((part) => !/^[([]/.test(part))!
          .toLowerCase(),
      )
      .filter((part) => /^[a-z0-9-]{3,}$/.test(part));
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.filter((route) => !isReservedUsername(route))).toEqual([]);
  });

  it.each(listed("Null, Admin, Api, Support 2, Undefined"))("does not contain the name %s", (name) => {
    expect(usernameBase(name)).toBe("member");
  });
});
