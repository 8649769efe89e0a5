import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { Toaster } from "@/components/feedback/toaster";
import { SubscribeBanner } from "./subscribe-banner";

// jsdom has no media queries; the toast library asks for the system's theme.
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
  it("has the specification's texts, a required email field and six decorative pictures", () => {
    const { container } = render(<SubscribeBanner />);
    expect(screen.getByRole("heading", { name: "Subscribe For Get Update Every New Courses" })).toBeTruthy();
    expect(screen.getByText("20K+ students daily learn. Subscribe for new courses.")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect([field.type, field.required]).toEqual(["email", true]);
    const pictures = Array.from(container.querySelectorAll("img"));
    expect(pictures.map((picture) => picture.alt)).toEqual(["", "", "", "", "", ""]);
  });

  it.each(["", "asha", "asha@", "asha@example"])("says what is wrong with %j and keeps it", async (address) => {
    render(<SubscribeBanner />);
    const field = subscribe(address);
    const error = await screen.findByText("Please enter a valid email address");
    expect(field.value).toBe(address);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(error.id);
  });

  it("clears the field after a good address and promises nothing that is not there yet", async () => {
    render(
      <>
        <SubscribeBanner />
        <Toaster />
      </>,
    );
    const field = subscribe(" Asha@Example.com ");
    await waitFor(() => expect(field.value).toBe(""));
    expect(await screen.findByText("Looks good. Subscriptions open soon.")).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });
});
