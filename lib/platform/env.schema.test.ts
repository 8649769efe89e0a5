import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.schema";

describe("parseEnv", () => {
  it("needs nothing", () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      APP_URL: "http://localhost:3000",
      SEED_DEMO: "0",
      SEED_MENTORS: 600,
      DATABASE_POOL_MAX: 10,
    });
  });

  it("takes an empty value for none and follows the port", () => {
    expect(parseEnv({ DATABASE_URL: "", PORT: "4000" })).toMatchObject({ APP_URL: "http://localhost:4000" });
  });

  it("derives the address of a Vercel deployment unless APP_URL is set", () => {
    const hosts = {
      VERCEL_PROJECT_PRODUCTION_URL: "tutors.example",
      VERCEL_BRANCH_URL: "tutors-git-fix.vercel.app",
      VERCEL_URL: "tutors-1a2b3c.vercel.app",
    };
    const addressOf = (set: Record<string, string>) => parseEnv(set).APP_URL;
    expect(addressOf({ ...hosts, VERCEL_ENV: "production" })).toBe("https://tutors.example");
    expect(addressOf({ ...hosts, VERCEL_ENV: "preview" })).toBe("https://tutors-git-fix.vercel.app");
    expect(addressOf({ VERCEL_URL: hosts.VERCEL_URL, VERCEL_ENV: "preview" })).toBe("https://tutors-1a2b3c.vercel.app");
    expect(addressOf({ ...hosts, VERCEL_ENV: "preview", APP_URL: "https://x.example" })).toBe("https://x.example");
  });

  it("fits its database settings and proxies to Vercel, where they are not set", () => {
    const [DATABASE_URL_UNPOOLED, POSTGRES_URL_NON_POOLING] = ["postgresql://a/neon", "postgresql://b/vercel"];
    const names = { DATABASE_URL_UNPOOLED, POSTGRES_URL_NON_POOLING };
    const onVercel = { DATABASE_DIRECT_URL: DATABASE_URL_UNPOOLED, DATABASE_POOL_MAX: 3, TRUSTED_PROXIES: 1 };
    expect(parseEnv({ VERCEL: "1", ...names })).toMatchObject(onVercel);
    expect(parseEnv({ VERCEL: "1", POSTGRES_URL_NON_POOLING }).DATABASE_DIRECT_URL).toBe(POSTGRES_URL_NON_POOLING);
    const set = { DATABASE_DIRECT_URL: "postgresql://c/own", DATABASE_POOL_MAX: "7", TRUSTED_PROXIES: "2" };
    expect(parseEnv({ VERCEL: "1", ...names, ...set })).toMatchObject({
      DATABASE_DIRECT_URL: "postgresql://c/own",
      DATABASE_POOL_MAX: 7,
      TRUSTED_PROXIES: 2,
    });
    const elsewhere = parseEnv(names);
    expect(elsewhere).toMatchObject({ DATABASE_POOL_MAX: 10, TRUSTED_PROXIES: 0 });
    expect(elsewhere.DATABASE_DIRECT_URL).toBeUndefined();
  });

  it("names a grievance officer only with an address where complaints go", () => {
    const officer = { GRIEVANCE_OFFICER: "Asha Kulkarni" };
    expect(() => parseEnv(officer)).toThrow("GRIEVANCE_OFFICER needs OPERATOR_EMAIL");
    expect(parseEnv({ ...officer, OPERATOR_EMAIL: "a@example.org" })).toMatchObject(officer);
    expect(() => parseEnv({ OPERATOR_EMAIL: "nobody" })).toThrow("OPERATOR_EMAIL must be an email address");
  });

  it("takes one way to send mails, with TLS that no parameter weakens", () => {
    const SMTP_URL = "smtps://user%40example.org:p%25ss@mail.example:465";
    expect(parseEnv({ SMTP_URL })).toMatchObject({ SMTP_URL });
    expect(() => parseEnv({ SMTP_URL, RESEND_API_KEY: "re_key" })).toThrow("exclude each other");
    expect(() => parseEnv({ SMTP_URL: `${SMTP_URL}?ignoreTLS=true` })).toThrow("SMTP_URL must have no parameters");
    expect(() => parseEnv({ SMTP_URL: "smtp://user:p%zz@mail.example" })).toThrow("SMTP_URL must have no parameters");
  });

  it("takes all of a bucket's settings or none", () => {
    const bucket = {
      S3_ENDPOINT: "https://s3.example",
      S3_REGION: "auto",
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "key",
    };
    expect(parseEnv(bucket)).toMatchObject(bucket);
    for (const name of Object.keys(bucket)) {
      expect(() => parseEnv({ ...bucket, [name]: "" })).toThrow(`${name} is missing`);
    }
    expect(() => parseEnv({ S3_PUBLIC_URL: "https://pictures.example" })).toThrow("S3_BUCKET is missing");
    const wrong = { S3_ENDPOINT: "s3.example", S3_BUCKET: "a/b", S3_PUBLIC_URL: "https://pictures.example/?x" };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => parseEnv({ ...bucket, [name]: value })).toThrow(`${name} must`);
    }
  });

  it("lists everything that is wrong at once", () => {
    const wrong = {
      NODE_ENV: "staging",
      VERCEL_ENV: "moon",
      SEED_MENTORS: "1.5",
      DATABASE_URL: "mysql://x/y",
      DATABASE_DIRECT_URL: "x",
      DATABASE_REPLICA_URL: "http://x/y",
      VERCEL_URL: "https://x",
      PORT: "seventy",
      APP_URL: "ftp://x",
      AUTH_SECRET: "short",
      SESSION_SECRET: "short",
      CRON_SECRET: "tiny",
      NEXT_PUBLIC_CALENDLY_URL: "https://calendly.com.example/30min",
      SMTP_URL: "https://user:pass@mail.example",
      LOG_LEVEL: "loud",
      SEED_DEMO: "yes",
      DATABASE_POOL_MAX: "0",
    };
    let message = "";
    try {
      parseEnv(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split("\n")).toHaveLength(1 + Object.keys(wrong).length);
    for (const name of Object.keys(wrong)) expect(message).toContain(`  ${name}: ${name} must`);
    expect(message).not.toContain("short\n");
  });

  const SECRETS = [
    "AUTH_SECRET",
    "SESSION_SECRET",
    "POSITION_SECRET",
    "MAIL_SECRET",
    "TOKEN_SECRET",
    "FACTOR_SECRET",
  ] as const;

  describe.each(SECRETS)("%s in production", (name) => {
    const inProduction = (secret: string) => () => parseEnv({ NODE_ENV: "production", [name]: secret });

    it.each([
      ["short", randomBytes(15).toString("base64")],
      ["the command of .env.example", "openssl rand -base64 32 openssl rand -base64 32"],
      ["that of this project's tests", "a-secret-for-tests-only-0123456789abcdef"],
      ["that of a guide", "development-secret-development-secret"],
      ["a word to replace", "CHANGE-ME-0123456789abcdefghijklmnop"],
      ["one key", "x".repeat(40)],
      ["a few keys", "1234567".repeat(6)],
    ])("is refused when it is %s", (_kind, secret) => {
      expect(inProduction(secret)).toThrow(`${name} must`);
      let message = "";
      try {
        inProduction(secret)();
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message.split("\n")).toHaveLength(2);
    });

    it("is taken when it is random, however it is written, and may be absent while building", () => {
      for (let round = 0; round < 500; round++) {
        for (const encoding of ["base64", "base64url", "hex"] as const) {
          expect(inProduction(randomBytes(32).toString(encoding))).not.toThrow();
        }
        expect(inProduction(randomBytes(16).toString("hex"))).not.toThrow();
      }
      expect(parseEnv({ NODE_ENV: "production" })[name]).toBeUndefined();
    });

    it("may be an example anywhere else", () => {
      const secret = "development-secret-development-secret";
      for (const NODE_ENV of ["development", "test"]) {
        expect(parseEnv({ NODE_ENV, [name]: secret })[name]).toBe(secret);
      }
    });
  });

  it("takes only a web address with a place for the name as the template of rooms", () => {
    const template = (value: string) => parseEnv({ MEETING_URL_TEMPLATE: value }).MEETING_URL_TEMPLATE;
    expect(template("")).toBeUndefined();
    expect(template("https://video.example.org/r/{room}?lang=en")).toBe("https://video.example.org/r/{room}?lang=en");
    const long = `https://video.example.org/${"x".repeat(400)}/{room}`;
    for (const wrong of [
      "https://video.example.org/",
      "javascript:{room}",
      "https://x/{name}",
      "https://x/ {room}",
      long,
    ]) {
      expect(() => template(wrong), wrong).toThrow("MEETING_URL_TEMPLATE");
    }
  });
});
