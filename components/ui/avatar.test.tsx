import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "./avatar";

const drawn = (name: string) => render(<Avatar name={name} src={null} size={48} />).container;

describe("Avatar", () => {
  it.each([
    ["Asha Rao", "AR"],
    ["  asha   devi  rao ", "AR"],
    ["Asha", "A"],
    ["आशा राव", "आर"],
    ["𝒜sha", "𝒜"],
    ["   ", "?"],
  ])("shows the initials of %j as %s", (name, initials) => {
    expect(drawn(name).querySelector("text")?.textContent).toBe(initials);
  });

  it("always gives a person the same colour, and different people different ones", () => {
    const colour = (name: string) => drawn(name).querySelector("rect")?.getAttribute("fill");
    expect(colour("Asha Rao")).toBe(colour("Asha Rao"));
    const names = ["Asha Rao", "Ravi Kumar", "Meena Iyer", "Joseph Paul", "Fatima Khan", "Gurpreet Singh"];
    expect(new Set(names.map(colour)).size).toBeGreaterThan(2);
  });

  it("shows the picture when there is one, with its size and nothing for screen readers", () => {
    const { container } = render(<Avatar name="Asha Rao" src="/portraits/4.svg" size={48} />);
    const picture = container.querySelector("img")!;
    expect(picture.getAttribute("src")).toBe("/portraits/4.svg");
    expect([picture.width, picture.height, picture.alt]).toEqual([48, 48, ""]);
    expect(container.querySelector("text")).toBeNull();
  });
});
