import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthCarousel } from "./auth-carousel";

let isStill = false;
const shown = () =>
  document.querySelector('[aria-roledescription="slide"][aria-hidden="false"]')!.getAttribute("aria-label");
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  window.matchMedia = ((query: string) => ({
    matches: isStill && query.includes("reduce"),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => vi.useRealTimers());

describe("AuthCarousel", () => {
  it("shows each picture for 3 s and begins anew after the last", () => {
    render(<AuthCarousel />);
    expect(shown()).toBe("1 of 3");
    wait(2999);
    expect(shown()).toBe("1 of 3");
    wait(1);
    expect(shown()).toBe("2 of 3");
    wait(6000);
    expect(shown()).toBe("1 of 3");
  });

  it("stands while paused, and goes on", () => {
    render(<AuthCarousel />);
    fireEvent.click(screen.getByRole("button", { name: "Pause the pictures" }));
    wait(9000);
    expect(shown()).toBe("1 of 3");
    fireEvent.click(screen.getByRole("button", { name: "Play the pictures" }));
    wait(3000);
    expect(shown()).toBe("2 of 3");
  });

  it("stands while the pointer or the focus is on it", () => {
    render(<AuthCarousel />);
    fireEvent.pointerEnter(screen.getByRole("region"));
    wait(9000);
    expect(shown()).toBe("1 of 3");
    fireEvent.pointerLeave(screen.getByRole("region"));
    wait(3000);
    expect(shown()).toBe("2 of 3");
    fireEvent.focusIn(screen.getByRole("button", { name: /Picture 3/ }));
    wait(9000);
    expect(shown()).toBe("2 of 3");
  });

  it("stands still where motion is unwanted, and shows the picture that is chosen", () => {
    isStill = true;
    render(<AuthCarousel />);
    wait(9000);
    expect(shown()).toBe("1 of 3");
    expect(screen.queryByRole("button", { name: "Pause the pictures" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /Picture 3/ }));
    expect(shown()).toBe("3 of 3");
  });
});
