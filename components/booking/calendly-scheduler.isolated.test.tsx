import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CalendlyScheduler } from "./calendly-scheduler";

/** Replaces the server action, which has its own test on a database. */
const record = vi.hoisted(() => vi.fn());
vi.mock("@/lib/actions/meeting.actions", () => ({ recordCalendlyMeetingAction: record }));

const uri = "https://api.calendly.com/scheduled_events/1";
const URL = "https://calendly.com/mentorhood/30min";
const person = { name: "Meera Iyer", email: "meera@example.com" };
const DONE = { status: "done", data: undefined };

async function tell(origin: string, address = uri) {
  const data = { event: "calendly.event_scheduled", payload: { event: { uri: address } } };
  await act(async () => void window.dispatchEvent(new MessageEvent("message", { origin, data })));
}

beforeEach(() => {
  vi.useFakeTimers();
  record.mockReset().mockResolvedValue(DONE);
  render(<CalendlyScheduler url={URL} mentor="asha-rao" person={person} />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("CalendlyScheduler", () => {
  it("records each Calendly event once, and confirms it", async () => {
    await tell("https://calendly.com");
    await tell("https://calendly.com");
    await tell("https://calendly.com", `${uri}2`);
    expect(record.mock.calls.map(([, input]) => input.calendlyEventUrl)).toEqual([uri, `${uri}2`]);
    expect(record.mock.calls[0]![1]).toMatchObject({ mentor: "asha-rao" });
    expect(screen.getByRole("status").textContent).toContain("Your meeting is noted.");
    expect(screen.getByRole("link", { name: "See your meetings" }).getAttribute("href")).toBe("/profile?tab=meetings");
  });

  it("ignores the same message from any other origin", async () => {
    for (const origin of [window.location.origin, "https://calendly.com.example", "null"]) await tell(origin);
    expect(record).not.toHaveBeenCalled();
  });

  it("reports a failed recording, and retries on request", async () => {
    record.mockRejectedValueOnce(new Error("offline"));
    await tell("https://calendly.com");
    expect(screen.getByRole("alert").textContent).toContain("The server could not be reached.");
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(record).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status")).toBeDefined();
  });

  it("links to Calendly when the widget is blocked, until it sends a message", async () => {
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(9_000);
    expect(screen.queryByRole("alert")).toBeNull();
    await wait(2_000);
    expect(screen.getByRole("link", { name: "Book at Calendly" }).getAttribute("href")).toBe(URL);
    const data = { event: "calendly.event_type_viewed" };
    await act(
      async () => void window.dispatchEvent(new MessageEvent("message", { origin: "https://a.example", data })),
    );
    expect(screen.getByRole("alert")).toBeDefined();
    await act(
      async () => void window.dispatchEvent(new MessageEvent("message", { origin: "https://calendly.com", data })),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
