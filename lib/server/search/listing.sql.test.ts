import { describe, expect, it } from "vitest";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { statementNames } from "@/lib/platform/db/statement-names";
import { circleSql, newestSql, newNearbySql, tokensSql, walkSql } from "./listing.sql";
import { gatheredSql, type MapSearch, walkedSql } from "@/lib/server/search/map/map-view.sql";

const DELHI = { latitude: 28.61, longitude: 77.21 };
const physics = { ...NO_FILTER, sort: "recommended" as const, subjectId: 5 };
const slice = (limit: number) => ({ limit, offset: 0, after: null });
const inDelhi: MapSearch = { viewport: { west: 77, south: 28, east: 78, north: 29 }, filter: physics, circle: null };

describe("the number of mentors that a caller asks for", () => {
  it.each([
    ["walk of everybody", (limit: number) => walkSql({ ...physics, subjectId: null }, null, limit, slice(limit))],
    ["walk", (limit: number) => walkSql(physics, null, 1000, slice(limit))],
    ["gather by tokens", (limit: number) => tokensSql(physics, null, slice(limit))],
    ["gather by circle", (limit: number) => circleSql(physics, DELHI, 5, slice(limit))],
    ["walk of the newest", (limit: number) => newestSql(physics, 1000, limit)],
    ["circle of the new", (limit: number) => newNearbySql(physics, DELHI, 20, limit)],
    ["gather of the map", (limit: number) => gatheredSql(inDelhi, "tokens", limit)],
    ["walk of the map", (limit: number) => walkedSql(inDelhi, 1000, limit)],
  ])("makes no statement of its own for each: %s", (_shape, sqlOf) => {
    const nameOf = statementNames();
    const names = Array.from({ length: 501 }, (_, n) => nameOf(sqlOf(n + 1)));
    expect(new Set(names).size).toBeLessThanOrEqual(3);
    expect(names).not.toContain("");
    expect(sqlOf(37).values).toContain(37);
  });
});
