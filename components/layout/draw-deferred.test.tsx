import { act, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DrawDeferred } from "./draw-deferred";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.drawn;
});

const PIECES = (
  <>
    <section className="mx-auto deferred-400" />
    <footer className="deferred-900" />
    <DrawDeferred />
  </>
);
const drawn = (root: HTMLElement) => root.querySelectorAll("[data-drawn]").length;
const isDone = () => document.documentElement.dataset.drawn !== undefined;

it("draws one piece whenever the browser has time, and then says that all are", () => {
  const steps: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (step: () => void) => steps.push(step));
  vi.stubGlobal("cancelIdleCallback", vi.fn());
  const { container } = render(PIECES);
  for (const expected of [0, 1, 2]) {
    expect([drawn(container), isDone(), steps.length]).toEqual([expected, false, 1]);
    steps.shift()!();
  }
  expect([isDone(), steps.length]).toEqual([true, 0]);
});

it("waits a little between pieces where the browser cannot tell that it has time", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { container } = render(PIECES);
  expect(drawn(container)).toBe(0);
  act(() => void vi.advanceTimersByTime(50));
  expect(drawn(container)).toBe(1);
  act(() => void vi.runAllTimers());
  expect([drawn(container), isDone()]).toEqual([2, true]);
});

it("stops when the page goes", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { unmount } = render(PIECES);
  unmount();
  vi.runAllTimers();
  expect(isDone()).toBe(false);
});
