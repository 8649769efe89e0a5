import { describe, expect, it } from "vitest";
import { profileFormSchema } from "@/lib/domain/profile/edit-profile.schema";
import { AppError } from "@/lib/errors";
import { PLAIN_BODY_BYTES } from "./body-limits";
import { readBody } from "./read-body";

const JSON_TYPE = { "Content-Type": "application/json" };

/** A request whose body arrives in pieces, one per interval in milliseconds, and never ends. */
function drip(piece: string, everyMs: number, headers: HeadersInit = JSON_TYPE): Request {
  let timer: NodeJS.Timeout;
  const body = new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new TextEncoder().encode(piece)), everyMs);
    },
    cancel: () => clearInterval(timer),
  });
  setTimeout(() => clearInterval(timer), 5000);
  return new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

function form(parts: number, contents = "x"): Request {
  const data = new FormData();
  for (let index = 0; index < parts; index++) data.append(`field${index}`, contents);
  return new Request("http://localhost/", { method: "POST", body: data });
}

describe("readBody", () => {
  it("waits for a body byte by byte only so long", async () => {
    const startedAt = performance.now();
    expect(await codeOf(readBody(drip(" ", 20), ["json"], { bytes: 1000, ms: 200 }))).toBe("unreadable_body");
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(190);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it("waits for a body that never begins only so long", async () => {
    const body = new ReadableStream({});
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: JSON_TYPE,
      body,
      duplex: "half",
    } as RequestInit);
    expect(await codeOf(readBody(request, ["json"], { bytes: 1000, ms: 100 }))).toBe("unreadable_body");
  });

  it("reads a slow body that comes in time", async () => {
    const pieces = ['{"a"', ":", "1}"];
    const body = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: JSON_TYPE,
      body,
      duplex: "half",
    } as RequestInit);
    expect(await readBody(request, ["json"], { bytes: 1000, ms: 2000 })).toEqual({ a: 1 });
  });

  it("refuses a long body by its length alone, and one of untold length when it is too long", async () => {
    const told = drip(" ", 1, { ...JSON_TYPE, "Content-Length": String(PLAIN_BODY_BYTES + 1) });
    expect(await codeOf(readBody(told, ["json"]))).toBe("too_large");
    const untold = new Request("http://localhost/", {
      method: "POST",
      headers: JSON_TYPE,
      body: " ".repeat(PLAIN_BODY_BYTES + 1),
    });
    expect(await codeOf(readBody(untold, ["json"]))).toBe("too_large");
    const longest = new Request("http://localhost/", {
      method: "POST",
      headers: JSON_TYPE,
      body: " ".repeat(PLAIN_BODY_BYTES - 1) + "1",
    });
    expect(await codeOf(readBody(longest, ["json"]))).toBe("read");
  });

  it("reads forms of up to 500 fields", async () => {
    expect(Object.keys((await readBody(form(490, ""), ["form"])) as object)).toHaveLength(490);
    expect(await codeOf(readBody(form(501, ""), ["form"], { bytes: 1_000_000 }))).toBe("unreadable_body");
    const urlencoded = (fields: number) =>
      new Request("http://localhost/", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: Array.from({ length: fields }, (_, index) => `f${index}=1`).join("&"),
      });
    expect(Object.keys((await readBody(urlencoded(500), ["form"])) as object)).toHaveLength(500);
    expect(await codeOf(readBody(urlencoded(502), ["form"]))).toBe("unreadable_body");
  });

  it("counts fields and not what is in them", async () => {
    const data = new FormData();
    data.append("comment", "&".repeat(2000));
    const request = new Request("http://localhost/", { method: "POST", body: data });
    expect(await readBody(request, ["form"])).toEqual({ comment: "&".repeat(2000) });
  });

  it("refuses megabytes of fields before taking them apart", async () => {
    const boundary = "x";
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
      body: part.repeat(90_000) + `--${boundary}--\r\n`,
    });
    const startedAt = performance.now();
    expect(await codeOf(readBody(request, ["multipart"], { bytes: 6_000_000 }))).toBe("unreadable_body");
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it("has room for the longest profile in a script of three bytes a letter", () => {
    const text = (length: number) => "क".repeat(length);
    const day = "2019-06-01";
    const rows = <T>(row: T) => Array.from({ length: 20 }, () => row);
    const profile = {
      version: 1_000_000,
      name: text(50),
      age: "100",
      mobileNumber: "9876543210",
      About: text(2000),
      Address: text(300),
      proficiency: "Intermediate",
      subjects: Array.from({ length: 30 }, (_, index) => text(58) + String(index).padStart(2, "0")),
      teachingExperiences: rows({
        institution: text(120),
        subject: text(60),
        from: day,
        to: day,
        currentlyTeaching: false,
      }),
      qualifications: rows({
        degree: text(80),
        field: text(80),
        institution: text(120),
        year: "2019",
        detail: text(300),
      }),
      classesOffered: rows({
        subject: text(60),
        educationLevel: "primaryschool",
        specificClasses: [1, 2, 3, 4, 5].map((grade) => `Class ${grade}`),
        format: "offline",
      }),
    };
    expect(profileFormSchema.safeParse(profile).error?.issues).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify([profile]))).toBeLessThan(PLAIN_BODY_BYTES);
  });
});
