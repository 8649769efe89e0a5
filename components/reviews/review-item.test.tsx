import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { ReviewItem } from "./review-item";

const REVIEW: PublicReview = {
  id: "1",
  rating: 5,
  comment: "Patient and clear.",
  createdAt: "2026-03-04T11:00:00.000Z",
  isEdited: false,
  isVerifiedMeeting: false,
  student: { id: "student-1", name: "Meera Iyer", avatar: null },
  answer: null,
};

describe("a review", () => {
  it.each([
    ["by somebody who has met the mentor is marked as one of a verified meeting", true],
    ["by anybody else is not", false],
  ])("%s", (_what, isVerifiedMeeting) => {
    render(<ReviewItem review={{ ...REVIEW, isVerifiedMeeting }} mentorName="Asha Rao" />);
    expect(screen.getByText("Patient and clear.")).toBeDefined();
    expect(screen.queryAllByText("Verified meeting")).toHaveLength(isVerifiedMeeting ? 1 : 0);
  });
});
