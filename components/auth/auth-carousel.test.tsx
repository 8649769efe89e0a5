import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthCarousel } from "./auth-carousel";

let isStill = false;
let motionListeners = new Set<() => void>();

/** The labels of the reachable slides; there must be exactly one. */
const shown = () =>
  [...document.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) =>
    slide.getAttribute("aria-label"),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const carousel = () => screen.getByRole("region", { name: "What Mentorhood is for" });
const pause = () => screen.getByRole("button", { name: "Pause the pictures" });
const dot = (number: number) => screen.getByRole("button", { name: new RegExp(`^Picture ${number}:`) });

/** Waits longer than a full cycle of three pictures, to a time when a running carousel shows another one. */
const expectStandingAt = (label: string) => {
  wait(12_000);
  expect(shown()).toEqual([label]);
  wait(3000);
  expect(shown()).toEqual([label]);
};

function setStill(value: boolean) {
  isStill = value;
  act(() => motionListeners.forEach((listener) => listener()));
}

function setTabHidden(value: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(value);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  isStill = false;
  motionListeners = new Set();
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isStill && query === "(prefers-reduced-motion: reduce)",
    addEventListener: (_: string, listener: () => void) => motionListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => motionListeners.delete(listener),
  }));
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("AuthCarousel", () => {
  it("shows each picture for 3 s and restarts after the last", () => {
    render(<AuthCarousel />);
    expect(shown()).toEqual(["1 of 3"]);
    wait(2999);
    expect(shown()).toEqual(["1 of 3"]);
    wait(1);
    expect(shown()).toEqual(["2 of 3"]);
    wait(3000);
    expect(shown()).toEqual(["3 of 3"]);
    wait(3000);
    expect(shown()).toEqual(["1 of 3"]);
  });

  it("stops while paused, and continues when played, although the focus is still on the button", () => {
    render(<AuthCarousel />);
    act(() => pause().focus());
    fireEvent.click(pause());
    expectStandingAt("1 of 3");
    fireEvent.click(screen.getByRole("button", { name: "Play the pictures" }));
    wait(3000);
    expect(shown()).toEqual(["2 of 3"]);
  });

  it("stays paused when the pointer and the focus leave", () => {
    render(<AuthCarousel />);
    fireEvent.pointerEnter(carousel());
    act(() => pause().focus());
    fireEvent.click(pause());
    fireEvent.pointerLeave(carousel());
    act(() => screen.getByRole("button", { name: "Play the pictures" }).blur());
    expectStandingAt("1 of 3");
  });

  it("stops while hovered", () => {
    render(<AuthCarousel />);
    fireEvent.pointerEnter(carousel());
    expectStandingAt("1 of 3");
    fireEvent.pointerLeave(carousel());
    wait(3000);
    expect(shown()).toEqual(["2 of 3"]);
  });

  it("stops while the focus is inside, also when the pointer only passes over it", () => {
    render(<AuthCarousel />);
    act(() => pause().focus());
    act(() => dot(3).focus());
    fireEvent.pointerEnter(carousel());
    fireEvent.pointerLeave(carousel());
    expectStandingAt("1 of 3");
    act(() => dot(3).blur());
    wait(3000);
    expect(shown()).toEqual(["2 of 3"]);
  });

  it("stops while the tab is hidden, then restarts the interval", () => {
    render(<AuthCarousel />);
    wait(2000);
    setTabHidden(true);
    expectStandingAt("1 of 3");
    setTabHidden(false);
    wait(2999);
    expect(shown()).toEqual(["1 of 3"]);
    wait(1);
    expect(shown()).toEqual(["2 of 3"]);
  });

  it("stops for reduced motion, and follows changes of the setting", () => {
    isStill = true;
    render(<AuthCarousel />);
    expectStandingAt("1 of 3");
    expect(screen.queryByRole("button", { name: "Pause the pictures" })).toBeNull();
    setStill(false);
    wait(3000);
    expect(shown()).toEqual(["2 of 3"]);
    setStill(true);
    expectStandingAt("2 of 3");
  });

  it("shows a chosen picture for the full interval, and marks only its dot", () => {
    render(<AuthCarousel />);
    wait(2000);
    fireEvent.click(dot(3));
    expect(shown()).toEqual(["3 of 3"]);
    expect([1, 2, 3].map((number) => dot(number).getAttribute("aria-current"))).toEqual([null, null, "true"]);
    wait(2999);
    expect(shown()).toEqual(["3 of 3"]);
    wait(1);
    expect(shown()).toEqual(["1 of 3"]);
  });

  it("server-renders the first picture, and controls that hide without JavaScript", () => {
    document.body.innerHTML = renderToString(<AuthCarousel />);
    expect(shown()).toEqual(["1 of 3"]);
    expect(document.querySelectorAll(".js-only button")).toHaveLength(4);
    expect(document.querySelectorAll("button")).toHaveLength(4);
  });
});
