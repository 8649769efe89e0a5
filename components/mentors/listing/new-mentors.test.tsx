import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listedMentor } from "@/tests/factories/listed-mentor.factory";
import { NewMentors } from "./new-mentors";

const mentor = listedMentor({ subjects: ["Hindi", "English", "Sanskrit", "Biology"] });

it("names the subject that the listing is about first, though it stands last in the profile", () => {
  render(<NewMentors kind="class" mentors={[mentor]} sought="Biology" />);
  expect(screen.getByText(/Hindi/).textContent).toMatch(/^Biology, Hindi/);
});

it("keeps the mentor's order where the listing is about no subject", () => {
  render(<NewMentors kind="class" mentors={[mentor]} />);
  expect(screen.getByText(/Hindi/).textContent).toMatch(/^Hindi, English/);
});
