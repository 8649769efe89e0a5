import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Toaster } from "@/components/feedback/toaster";
import { UNREACHABLE } from "@/lib/client/unreachable";
import type { FormAction } from "@/lib/domain/forms/form-state";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import type { FieldError } from "@/lib/errors";
import { SubscribeBanner } from "./subscribe-banner";

const subscribeAction = vi.hoisted(() => vi.fn<FormAction>());
vi.mock("@/lib/actions/subscribe.actions", () => ({ subscribeAction }));
beforeEach(() => {
  subscribeAction.mockReset().mockResolvedValue({ status: "done", message: messages.checkMail });
});

// jsdom has no media queries; the toast library reads the system's theme.
beforeAll(() => {
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
});

function subscribe(address: string) {
  const field = screen.getByLabelText<HTMLInputElement>("Email");
  fireEvent.input(field, { target: { value: address } });
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  return field;
}

describe("SubscribeBanner", () => {
  it("has the documented texts, a required email field and six decorative pictures", () => {
    const { container } = render(<SubscribeBanner />);
    expect(screen.getByRole("heading", { name: "Subscribe For Get Update Every New Courses" })).toBeTruthy();
    expect(screen.getByText("20K+ students daily learn. Subscribe for new courses.")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect([field.type, field.required]).toEqual(["email", true]);
    const pictures = Array.from(container.querySelectorAll("img"));
    expect(pictures.map((picture) => picture.alt)).toEqual(["", "", "", "", "", ""]);
  });

  it.each(["", "asha", "asha@"])("reports the error in %j without a request", async (address) => {
    render(<SubscribeBanner />);
    const field = subscribe(address);
    const error = await screen.findByText("Please enter a valid email address");
    expect(field.value).toBe(address);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(error.id);
    expect(document.activeElement).toBe(field);
    expect(subscribeAction).not.toHaveBeenCalled();
  });

  it("shows the server's error at the field, keeps the address, and clears the error on the next try", async () => {
    const wrong: FieldError = { field: "email", message: "Please enter a valid email address" };
    subscribeAction.mockResolvedValueOnce({ ...UNREACHABLE, code: "invalid_input", message: "x", fields: [wrong] });
    render(<SubscribeBanner />);
    const input = subscribe("asha@example");
    await screen.findByText("Please enter a valid email address");
    expect([input.value, document.activeElement]).toEqual(["asha@example", input]);
    subscribeAction.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    subscribe("asha@example.com");
    await screen.findByText(UNREACHABLE.message);
    expect(screen.queryByText("Please enter a valid email address")).toBeNull();
    expect(input.value).toBe("asha@example.com");
  });

  it("clears the field and shows the next step in a toast", async () => {
    render(
      <>
        <SubscribeBanner />
        <Toaster />
      </>,
    );
    const field = subscribe("asha@example.com");
    expect(await screen.findByText(messages.checkMail)).toBeTruthy();
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["", null]);
    expect([...subscribeAction.mock.calls[0]![1]]).toEqual([["email", "asha@example.com"]]);
  });
});
