import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { PageLink } from "@/components/ui/page-link";
import { ClientNavigation } from "./client-navigation";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockClear();
  render(
    <>
      <ClientNavigation />
      <PageLink href="/mentors">
        <b>Mentors</b>
      </PageLink>
      <PageLink href="/previous_questions" keepsPlace>
        Papers
      </PageLink>
      <PageLink href="/register" onClick={(event) => event.preventDefault()}>
        Join
      </PageLink>
      <PageLink href="/login" target="_blank">
        Log in
      </PageLink>
      <a href="/api/feed">Feed</a>
    </>,
  );
});

/** Clicks a link. @returns whether the browser would follow it */
const press = (text: string, how = {}) => fireEvent.click(screen.getByText(text), how);

it("opens page links without a reload, at the top or at the current scroll position", () => {
  expect([press("Mentors"), press("Papers")]).toEqual([false, false]);
  expect(push.mock.calls).toEqual([
    [expect.stringMatching(/\/mentors$/), { scroll: true }],
    [expect.stringMatching(/\/previous_questions$/), { scroll: false }],
  ]);
});

it("ignores new tabs, other links and clicks that a component has handled", () => {
  expect([press("Mentors", { ctrlKey: true }), press("Log in"), press("Feed")]).toEqual([true, true, true]);
  press("Join");
  expect(push).not.toHaveBeenCalled();
});
