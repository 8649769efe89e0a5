import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "./toaster";
import { LogoutButton } from "@/components/account/logout-button";
import { PageAccount } from "@/components/account/page-account";
import { CancelForm } from "@/components/meetings/cancel-form";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { ReviewEntry } from "@/components/reviews/review-entry";

vi.setConfig({ testTimeout: 30_000 });

const ME = "11111111-1111-4111-8111-111111111111";
const REVIEW: PublicReview = {
  id: "22222222-2222-4222-8222-222222222222",
  rating: 5,
  comment: "Patient and clear.",
  createdAt: "2026-03-04T11:00:00.000Z",
  isEdited: false,
  isVerifiedMeeting: false,
  student: { id: ME, name: "Meera Iyer", avatar: null },
  answer: null,
};
const MEETING = {
  _id: REVIEW.id,
  isLate: false,
  startsAt: "2026-03-04T11:00:00.000Z",
  other: { _id: "x", name: "Asha Rao", username: "asha", avatar: null, timeZone: "Asia/Kolkata" },
};

/** The server actions: each takes a while, and a second call finds nothing to do. */
const server = vi.hoisted(() => ({
  asked: 0,
  answer: async (success: object) => {
    const isFirst = ++server.asked === 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return isFirst ? success : { status: "failed", code: "not_found", message: "Not found.", fields: [], values: {} };
  },
}));
vi.mock("@/lib/actions/review.actions", () => ({ deleteReviewAction: () => server.answer({ status: "done" }) }));
vi.mock("@/lib/actions/meeting.actions", () => ({
  cancelMeetingAction: () => server.answer({ status: "done", message: "Cancelled.", redirectTo: "/profile" }),
}));
vi.mock("@/lib/actions/account.actions", () => ({
  logoutAction: () => server.answer({ status: "done", message: "Logged Out Successfully", redirectTo: "/" }),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {}, refresh: () => {} }) }));
vi.mock("@/lib/client/viewer", async (actual) => ({
  ...(await actual<object>()),
  useViewer: () => ({ _id: ME }),
}));
const success = vi.spyOn(notify, "success").mockImplementation(() => {});
const error = vi.spyOn(notify, "error").mockImplementation(() => {});

beforeEach(() => {
  server.asked = 0;
  success.mockClear();
  error.mockClear();
});

const later = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const answered = () =>
  vi.waitFor(() => expect(success.mock.calls.length + error.mock.calls.length).toBeGreaterThan(0), 10_000);

function doubleClick(button: HTMLElement) {
  fireEvent.click(button);
  fireEvent.click(button);
}

/** A double click, and one more click after the response, before the page updates. */
async function pressAgainAndAgain(button: HTMLElement) {
  doubleClick(button);
  await answered();
  await later(50);
  fireEvent.click(button);
  await later(50);
}

const onlyOnce = () => expect([server.asked, success.mock.calls.length, error.mock.calls.length]).toEqual([1, 1, 0]);

it("deletes a review once and shows one toast, however often the button is clicked", async () => {
  render(<ReviewEntry review={REVIEW} mentorId="mentor" mentorName="Asha Rao" username="asha" mentorRemoves />);
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog", {}, { timeout: 10_000 });
  await pressAgainAndAgain([...dialog.querySelectorAll("button")].find((one) => one.textContent === "Delete")!);
  onlyOnce();
});

it("cancels a meeting once and shows one toast", async () => {
  render(
    <PageAccount account={ME}>
      <CancelForm meeting={MEETING} keep={null} />
    </PageAccount>,
  );
  await pressAgainAndAgain(screen.getByRole("button", { name: "Cancel the meeting" }));
  onlyOnce();
});

it("logs out once on a double click", async () => {
  render(
    <PageAccount account={ME}>
      <LogoutButton />
    </PageAccount>,
  );
  doubleClick(screen.getByRole("button", { name: "Logout" }));
  await answered();
  await later(50);
  onlyOnce();
});
