import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Breadcrumbs } from "./breadcrumbs";

describe("Breadcrumbs", () => {
  it("links every step except the last, the current page", () => {
    render(
      <Breadcrumbs
        items={[
          { label: "Home", href: "/" },
          { label: "Mentors", href: "/mentors" },
          { label: "Asha Rao", href: "/mentor/profile/asha-rao" },
        ]}
      />,
    );
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Mentors", "/mentors"],
    ]);
    expect(trail.getByText("Asha Rao").getAttribute("aria-current")).toBe("page");
  });

  it("adds structured data with the same steps when the site address is known", () => {
    const items = [{ label: "Home", href: "/" }, { label: "Mentors" }];
    const scriptIn = (element: Element) => element.querySelector('script[type="application/ld+json"]')?.textContent;
    const known = render(<Breadcrumbs items={items} base="https://mentorhood.example" />);
    expect(JSON.parse(scriptIn(known.container)!)).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [{ name: "Home", item: "https://mentorhood.example/" }, { name: "Mentors" }],
    });
    expect(scriptIn(render(<Breadcrumbs items={items} />).container)).toBeUndefined();
  });

  it("marks only the last step as the current page, even when an earlier one has no link", () => {
    const { container } = render(
      <Breadcrumbs items={[{ label: "Home", href: "/" }, { label: "Mentor" }, { label: "Asha Rao" }]} />,
    );
    const current = Array.from(container.querySelectorAll("[aria-current]"), (element) => element.textContent);
    expect(current).toEqual(["Asha Rao"]);
  });
});
