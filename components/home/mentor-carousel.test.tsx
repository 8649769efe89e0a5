import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { MentorCarousel } from "./mentor-carousel";

it("distinguishes an empty listing from a failed lookup", () => {
  const unknown = renderToStaticMarkup(<MentorCarousel mentors={null} isNearestFirst={false} />);
  expect(unknown).toContain(listingMessages.unavailable);
  expect(unknown).not.toContain("on their way");
  const nobody = renderToStaticMarkup(<MentorCarousel mentors={[]} isNearestFirst={false} />);
  expect(nobody).toContain("The first mentors are on their way");
  expect(nobody).not.toContain(listingMessages.unavailable);
});
