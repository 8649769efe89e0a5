import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listedMentor } from "@/tests/factories/listed-mentor.factory";
import { NewMentors } from "./new-mentors";

const mentor = listedMentor({ subjects: ["Hindi", "English", "Sanskrit", "Biology"] });

it("names the listing's subject first, even if it is last in the profile", () => {
  render(<NewMentors kind="class" mentors={[mentor]} sought="Biology" />);
  expect(screen.getByText(/Hindi/).textContent).toMatch(/^Biology, Hindi/);
});

it("keeps the mentor's order when the listing has no subject", () => {
  render(<NewMentors kind="class" mentors={[mentor]} />);
  expect(screen.getByText(/Hindi/).textContent).toMatch(/^Hindi, English/);
});
