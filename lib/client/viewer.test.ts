// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/session-names";
import { forgetViewer, loadViewer, mayBeSignedIn, reloadViewer, useViewer } from "./viewer";

type Answering = (name: string | null) => Promise<void>;

/** The pending requests, oldest first. */
let questions: Answering[];
const isShownAsSignedIn = () => document.documentElement.hasAttribute("data-signed-in");

beforeEach(() => {
  questions = [];
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=1; path=/`;
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        questions.push(async (name) => {
          resolve(name === null ? new Response(null, { status: 401 }) : Response.json({ data: { name } }));
          await new Promise((done) => setTimeout(done));
        });
      }),
  );
});
afterEach(() => {
  forgetViewer();
  vi.unstubAllGlobals();
});

it("sends one request for concurrent calls", async () => {
  const asked = [loadViewer(), loadViewer()];
  expect(questions).toHaveLength(1);
  await questions[0]!("Meera");
  expect(await Promise.all(asked)).toEqual([{ name: "Meera" }, { name: "Meera" }]);
  expect(isShownAsSignedIn()).toBe(true);
});

it("ignores a response that arrives after signing out", async () => {
  void loadViewer();
  forgetViewer();
  await questions[0]!("Meera");
  expect(isShownAsSignedIn()).toBe(false);
});

it("uses the response to the newest request, whichever arrives last", async () => {
  const { result, unmount } = renderHook(() => useViewer());
  void reloadViewer();
  await act(() => questions[1]!("Asha"));
  await act(() => questions[0]!("Meera"));
  expect(result.current?.name).toBe("Asha");
  unmount();
});

it("keeps the hint of a new session when the old session's request finds nobody", async () => {
  void loadViewer();
  void reloadViewer();
  await questions[0]!(null);
  expect(mayBeSignedIn()).toBe(true);
  await questions[1]!(null);
  expect(mayBeSignedIn()).toBe(false);
});

it("follows another tab that signs in with another account, or out", async () => {
  const { result, unmount } = renderHook(() => useViewer());
  await act(() => questions[0]!("Meera"));
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(questions).toHaveLength(1);

  document.cookie = `${SIGNED_IN_HINT_COOKIE}=1-another; path=/`;
  act(() => void window.dispatchEvent(new Event("focus")));
  await act(() => questions[1]!("Asha"));
  expect(result.current?.name).toBe("Asha");

  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; path=/; max-age=0`;
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(result.current).toBeNull();
  expect(questions).toHaveLength(2);
  unmount();
});
