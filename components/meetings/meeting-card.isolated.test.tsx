import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { MeetingCard } from "./meeting-card";
import type { MeetingsView } from "./meetings-view";

// The cancel form is a server component with its own browser tests.
vi.mock("./cancel-meeting", () => ({ CancelMeeting: () => <button>Cancel</button> }));

const OVER: OwnMeeting = {
  _id: "11111111-1111-4111-8111-111111111111",
  side: "student",
  other: { _id: "mentor-1", name: "Asha Rao", username: "asha", avatar: null, timeZone: "Europe/London" },
  startsAt: "2026-03-04T11:00:00.000Z",
  endsAt: "2026-03-04T11:30:00.000Z",
  timeZone: "Asia/Kolkata",
  status: "confirmed",
  format: "online",
  topic: null,
  className: null,
  roomUrl: null,
  place: null,
  contact: null,
  cancellation: null,
  canChange: false,
  isLate: false,
};
const PAST: MeetingsView = {
  when: "past",
  page: 1,
  cancel: "",
  viewer: { username: "meera", isMentor: false },
  now: Date.parse("2026-03-05T00:00:00Z"),
  reviewedMentors: [],
};

function show(meeting: Partial<OwnMeeting>, view: Partial<MeetingsView> = {}) {
  render(<MeetingCard meeting={{ ...OVER, ...meeting }} view={{ ...PAST, ...view }} />);
}

const review = () => screen.queryByRole("link", { name: "Write a review" })?.getAttribute("href");
const links = () => screen.queryAllByRole("link").map((link) => link.textContent);

describe("a past meeting", () => {
  it("asks its student for a review", () => {
    show({});
    expect(review()).toBe("/mentor/profile/asha?tab=reviews#reviews");
    expect(links()).toEqual(["Asha Rao", "Write a review", "Book again", "Report a problem", "Block"]);
  });

  it.each<[string, Partial<OwnMeeting>, Partial<MeetingsView>]>([
    ["was reviewed", {}, { reviewedMentors: ["mentor-1"] }],
    ["was cancelled", { status: "cancelled", cancellation: { by: "mentor", reason: null, hasLeft: false } }, {}],
    ["was one's own as a mentor", { side: "mentor", other: { ...OVER.other, username: null } }, {}],
    ["was with somebody who has left", { other: { ...OVER.other, name: "Deleted user", username: null } }, {}],
    ["was booked with Calendly, so that nobody knows whether it took place", { startsAt: null, endsAt: null }, {}],
  ])("asks for no review when it %s", (_case, meeting, view) => {
    show(meeting, view);
    expect(review()).toBeUndefined();
  });
});

it("shows a cancellation because the mentor left, with links to other mentors", () => {
  const cancellation = { by: "mentor", reason: null, hasLeft: true } as const;
  show({ status: "cancelled", cancellation, other: { ...OVER.other, name: "Deleted user", username: null } });
  expect(screen.getByText("Your mentor has left Mentorhood.")).toBeDefined();
  expect(links()).toEqual(["Find another mentor", "Report a problem", "Block"]);
});

describe("an upcoming meeting", () => {
  const upcoming = { when: "upcoming", now: Date.parse("2026-03-04T00:00:00Z") } as const;

  it("links its mentor to the mentor's own slots for a move", () => {
    const student = { ...OVER.other, name: "Dev", username: null };
    show(
      { side: "mentor", other: student, canChange: true },
      { ...upcoming, viewer: { username: "asha", isMentor: true } },
    );
    expect(screen.getByRole("link", { name: "Move" }).getAttribute("href")).toBe(
      `/Book-a-Meeting?mentor=asha&move=${OVER._id}`,
    );
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDefined();
    expect(screen.getByText("Dev").closest("a")).toBeNull();
  });

  it("from Calendly has no time or calendar file, and can only be removed", () => {
    show({ startsAt: null, endsAt: null }, upcoming);
    expect(screen.getByText("The time is in the mail from Calendly, and so is the way to change it.")).toBeDefined();
    expect(links()).toEqual(["Asha Rao", "Report a problem", "Block"]);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("in person shows the place, or that it has to be agreed", () => {
    show({ format: "in_person", place: "12 Temple Road", canChange: true }, upcoming);
    expect(screen.getByText("In person: 12 Temple Road")).toBeDefined();
    show({ format: "in_person", canChange: true }, upcoming);
    expect(screen.getByText("In person, to be agreed with Asha Rao")).toBeDefined();
  });
});
