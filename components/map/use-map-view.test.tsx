import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMapView } from "./use-map-view";

const NOBODY = { mentors: [], clusters: [], total: 0, nearest: null };
const ASHA = { id: "a", name: "Asha Rao", latitude: 28.6, longitude: 77.2 };
const MENTOR = {
  ...ASHA,
  username: "asha-rao",
  avatar: null,
  isMentorVerified: false,
  subjects: [],
  rating: null,
  reviewCount: 0,
  isClustered: false,
};
const area = (west: number) => ({ west, south: 28, east: west + 1, north: 29, room: 100 });

type Asked = { url: URL; signal: AbortSignal; answer: (data: unknown) => Promise<void> };
let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve) => {
      const answer = (data: unknown) => act(async () => resolve({ ok: true, json: async () => ({ data }) }));
      asked.push({ url: new URL(url, "http://localhost"), signal, answer });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => renderHook(({ filters }) => useMapView(NOBODY, filters), { initialProps: { filters: {} } }).result;
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it("sends one request, 300 ms after the last of several moves", async () => {
  const map = start();
  act(() => map.current.search(area(70)));
  await wait(200);
  act(() => map.current.search(area(71)));
  await wait(299);
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(asked.map(({ url }) => url.searchParams.get("west"))).toEqual(["71"]);
  expect(map.current.status).toBe("searching");
});

it("keeps the old mentors until the new ones arrive, and ignores an outdated response", async () => {
  const map = start();
  act(() => map.current.search(area(70), 0));
  await wait(0);
  await asked[0]!.answer({ ...NOBODY, mentors: [ASHA], total: 1 });
  expect(map.current.view.mentors).toEqual([ASHA]);

  act(() => map.current.search(area(71), 0));
  await wait(0);
  expect(map.current.view.mentors).toEqual([ASHA]);
  act(() => map.current.search(area(72), 0));
  await wait(0);
  expect(asked[1]!.signal.aborted).toBe(true);
  await asked[2]!.answer(NOBODY);
  await asked[1]!.answer({ ...NOBODY, mentors: [{ ...ASHA, name: "Late" }], total: 1 });
  expect(map.current.view.mentors).toEqual([]);
  expect(map.current.searchedArea).toEqual(area(72));
});

it("reports a failed search, and keeps the old mentors", async () => {
  const map = start();
  act(() => map.current.search(area(70), 0));
  await wait(0);
  await asked[0]!.answer({ ...NOBODY, mentors: [ASHA], total: 1 });
  act(() => map.current.search(area(71), 0));
  await wait(0);
  await asked[1]!.answer("something else");
  expect(map.current.status).toBe("failed");
  expect(map.current.view.mentors).toEqual([ASHA]);
});

it("shows the page's own results until a search succeeds", async () => {
  const mentorsOf = (name: string) => ({ ...NOBODY, mentors: [{ ...MENTOR, id: name, name }], total: 1 });
  const filters = {};
  const { result, rerender } = renderHook(({ given }) => useMapView(given, filters), {
    initialProps: { given: mentorsOf("In Delhi") },
  });
  const names = () => result.current.view.mentors.map(({ name }) => name);
  expect(names()).toEqual(["In Delhi"]);
  // As after a change of town or filters without a map.
  rerender({ given: mentorsOf("In Pune") });
  expect(names()).toEqual(["In Pune"]);
  act(() => result.current.search(area(70), 0));
  await wait(0);
  await asked[0]!.answer(mentorsOf("In view"));
  rerender({ given: mentorsOf("In Mumbai") });
  expect(names()).toEqual(["In view"]);
});
