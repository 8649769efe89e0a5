import { z } from "zod";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (name: string, from: number, to: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(from, `${name} must be at least ${from}`)
    .max(to, `${name} must be at most ${to}`);

const webAddress = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address that starts with http:// or https://` });

/** A token is base64 of a JSON object; the app's id in it is part of every picture's address. */
const uploadThingToken = z.object({
  apiKey: z.string().startsWith("sk_"),
  appId: z.string().regex(/^[a-z0-9-]+$/i),
  regions: z.array(z.string()).min(1),
});

function isUploadThingToken(token: string): boolean {
  try {
    return uploadThingToken.safeParse(JSON.parse(Buffer.from(token, "base64").toString())).success;
  } catch {
    return false;
  }
}

const onOff = (name: string) => z.enum(["0", "1"], `${name} must be 0 or 1`);

/** Every variable that the product reads; .env.example explains them. */
const envSchema = z
  .object({
    NODE_ENV: z
      .enum(["development", "test", "production"], "NODE_ENV must be development, test or production")
      .default("development"),
    VERCEL_ENV: z
      .enum(["development", "preview", "production"], "VERCEL_ENV must be development, preview or production")
      .optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "DATABASE_URL must be an address that starts with postgresql://" })
      .optional(),
    DATABASE_POOL_MAX: wholeNumber("DATABASE_POOL_MAX", 1, 200).default(10),
    HOST: z.string().default("127.0.0.1"),
    PORT: wholeNumber("PORT", 1, 65_535).default(3000),
    APP_URL: webAddress("APP_URL").optional(),
    AUTH_SECRET: z.string().min(32, "AUTH_SECRET must have at least 32 characters").optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
    TRUSTED_PROXIES: wholeNumber("TRUSTED_PROXIES", 0, 10).default(0),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_KEYS_URL: webAddress("GOOGLE_KEYS_URL").default("https://www.googleapis.com/oauth2/v3/certs"),
    RESEND_API_KEY: z.string().optional(),
    RESEND_BASE_URL: webAddress("RESEND_BASE_URL").optional(),
    MAIL_FROM: z.string().max(200).optional(),
    DEV_OUTBOX: onOff("DEV_OUTBOX").optional(),
    UPLOADS_DIR: z.string().default(".data/uploads"),
    UPLOADTHING_TOKEN: z
      .string()
      .refine(isUploadThingToken, "UPLOADTHING_TOKEN must be a token as UploadThing's dashboard shows it")
      .optional(),
    UPLOADTHING_API_URL: webAddress("UPLOADTHING_API_URL").optional(),
    UPLOADTHING_INGEST_URL: webAddress("UPLOADTHING_INGEST_URL").optional(),
    SEED_DEMO: onOff("SEED_DEMO").default("0"),
    SEED_MENTORS: wholeNumber("SEED_MENTORS", 1, 5_000_000).default(600),
  })
  .transform((env) => ({ ...env, APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}` }));

export type Env = z.output<typeof envSchema>;

/**
 * Reads the environment; an empty value counts as not set.
 * @throws Error whose message lists every variable that is wrong and why
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = envSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not right:\n${lines.join("\n")}`);
}
