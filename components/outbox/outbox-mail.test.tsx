import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OutboxMail } from "./outbox-mail";

const MAIL = {
  recipient: "meera@example.com",
  subject: "Booked: Asha Rao",
  html: "<html><head></head><body>Hello</body></html>",
  createdAt: new Date("2026-03-01T08:00:00Z"),
};

describe("a mail in the outbox", () => {
  it("links its attachments with their names and types", () => {
    const contentType = "text/calendar; method=REQUEST; charset=utf-8";
    render(<OutboxMail {...MAIL} attachments={[{ filename: "meeting.ics", contentType, content: "QkVHSU4=" }]} />);
    const link = screen.getByRole("link", { name: "meeting.ics" });
    expect(link.getAttribute("download")).toBe("meeting.ics");
    expect(link.getAttribute("href")).toBe("data:text/calendar;method=REQUEST;charset=utf-8;base64,QkVHSU4=");
  });

  it("has no link without an attachment", () => {
    render(<OutboxMail {...MAIL} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByTitle("Booked: Asha Rao, to meera@example.com")).toBeDefined();
  });
});
