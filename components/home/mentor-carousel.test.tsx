import { render, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { ListedMentor } from "@/lib/domain/mentors/listed-mentor";
import { MentorCarousel } from "./mentor-carousel";

// jsdom measures nothing, so there is no size to observe.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const asha: ListedMentor = {
  id: "1",
  username: "asha-rao",
  name: "Asha Rao",
  avatar: null,
  proficiency: "Advanced",
  isMentorVerified: true,
  subjects: ["Mathematics", "Physics", "Chemistry"],
  classesOffered: [{ subject: "Mathematics", specificClasses: ["Class 10"] }],
  rating: 4.25,
  reviewCount: 1,
  latitude: 18.5234567,
  longitude: 73.8512345,
  distanceKm: 0.4567,
};
const newcomer: ListedMentor = {
  ...asha,
  id: "2",
  username: "ravi",
  name: "Ravi",
  isMentorVerified: false,
  subjects: ["Hindi"],
  rating: null,
  reviewCount: 0,
  latitude: null,
  longitude: null,
  distanceKm: null,
};
const show = (mentors: ListedMentor[], isNearestFirst = false) =>
  render(<MentorCarousel mentors={mentors} isNearestFirst={isNearestFirst} />);
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("MentorCarousel", () => {
  it("says kindly that nobody is listed, and leads on, without a strip or its buttons", () => {
    show([]);
    expect(screen.getByRole("heading", { name: "Choose Your Class for Home Tutor" })).toBeTruthy();
    expect(screen.getByText("The first mentors are on their way")).toBeTruthy();
    expect(hrefOf("Become a mentor")).toBe("/become-an-instructor");
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows who the mentor is, how rated, how far, and leads to the profile and to a meeting", () => {
    const { container } = show([asha, newcomer], true);
    const [first, second] = screen.getAllByRole("article").map((card) => within(card));
    expect(first!.getByText("Mentor · Mathematics, Physics...")).toBeTruthy();
    expect(first!.getByText("Verified mentor")).toBeTruthy();
    expect(first!.getByText(/^4\.3/).textContent).toBe("4.3 (1) review");
    expect(first!.getByText(/457 m/).textContent).toBe("457 m away");
    expect(hrefOf("Asha Rao")).toBe("/mentor/profile/asha-rao");
    expect(hrefOf(/^Book a Call\s*with Asha Rao$/)).toBe("/Book-a-Meeting?mentor=asha-rao");
    expect(second!.getByText("New")).toBeTruthy();
    expect(second!.queryByText("Verified mentor")).toBeNull();
    expect(second!.queryByText(/away/)).toBeNull();
    // Where the mentor is stays on the server; only the distance is shown.
    expect(container.innerHTML).not.toMatch(/18\.52|73\.85/);
  });

  it("leads to all mentors with its last card, in the order that it shows", () => {
    const { rerender } = show([asha], true);
    expect(hrefOf("See all mentors")).toBe("/mentors?sort=distance");
    expect(screen.getByText("The nearest to you come first.")).toBeTruthy();
    rerender(<MentorCarousel mentors={[asha]} isNearestFirst={false} />);
    expect(hrefOf("See all mentors")).toBe("/mentors");
    expect(hrefOf("See who is near you")).toBe("/mentors?sort=distance");
  });
});
