import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

// jsdom has no media queries, which the toast library reads for the system theme.
beforeAll(() => {
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query, addListener() {}, removeListener() {} }) as never;
});

afterEach(() => {
  vi.doUnmock("./toast-list");
  vi.resetModules();
  vi.useRealTimers();
});

/** Loading a module takes a while when other tests keep the CPU busy. */
const PATIENCE = { timeout: 10_000 };

const listOfToasts = () => document.querySelector("section[aria-live]");

it("loads the toast library when the focus first enters a form, not before", async () => {
  const { Toaster } = await import("./toaster");
  render(
    <>
      <a href="/mentors">Mentors</a>
      <form>
        <input aria-label="Email" />
      </form>
      <Toaster />
    </>,
  );
  fireEvent.focusIn(screen.getByRole("link"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(listOfToasts()).toBeNull();
  fireEvent.focusIn(screen.getByRole("textbox"));
  await vi.waitFor(() => expect(listOfToasts()).not.toBeNull(), PATIENCE);
});

it("shows toasts from before and after the library loads", async () => {
  const { Toaster, notify } = await import("./toaster");
  notify.success("Saved before the page was ready");
  render(<Toaster />);
  expect(await screen.findByText("Saved before the page was ready")).toBeTruthy();
  act(() => notify.error("Then it failed", { description: "For a reason" }));
  expect(await screen.findByText("Then it failed")).toBeTruthy();
  expect(await screen.findByText("For a reason")).toBeTruthy();
});

it("shows only the text for a while when the library cannot load", async () => {
  vi.doMock("./toast-list", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { Toaster, notify } = await import("./toaster");
  render(<Toaster />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => notify.error("Not saved", { description: "The server could not be reached." }));
  expect((await screen.findByRole("alert")).textContent).toBe("Not saved – The server could not be reached.");
  await vi.waitFor(() => {
    vi.advanceTimersByTime(8000);
    expect(screen.queryByRole("alert")).toBeNull();
  }, PATIENCE);
});
