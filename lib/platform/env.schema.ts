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

const databaseAddress = (name: string) =>
  z.url({ protocol: /^postgres(ql)?$/, error: `${name} must be an address that starts with postgresql://` });

/** As the platform writes it: without a protocol. */
const hostName = (name: string) => z.string().regex(/^[a-z0-9.-]+$/i, `${name} must be the name of a host`);

/** TLS from the start (smtps) or by STARTTLS (smtp). A parameter could switch the checks of TLS off. */
const mailServer = (name: string) =>
  z
    .url({
      protocol: /^smtps?$/,
      error: `${name} must be an address that starts with smtps:// or smtp://`,
      abort: true,
    })
    .refine(
      (address) => !address.includes("?") && !/%(?![0-9a-f]{2})/i.test(address),
      `${name} must have no parameters, and % in its password written as %25`,
    );

const tileAddress = (name: string) =>
  z
    .string()
    .regex(
      /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https?:\/\//,
      `${name} must be a web address with {z}, {x} and {y} in it`,
    );

/** The widget sends its messages from this origin only; the page would ignore any other. */
const calendlyAddress = (name: string) =>
  z
    .string()
    .regex(/^https:\/\/calendly\.com\/[^\s#?]+$/, `${name} must be the address of an event at https://calendly.com/`);

/** Names of buckets and files follow it. */
const baseAddress = (name: string) =>
  webAddress(name).refine((address) => !/[?#]/.test(address), `${name} must have no ? and no #`);

const bucketName = (name: string) =>
  z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, `${name} must be the name of a bucket`);

/** At most 400 characters, so that the address of a room fits into its column. */
const roomAddress = (name: string) =>
  z
    .string()
    .max(400, `${name} must have at most 400 characters`)
    .regex(/^https?:\/\/[^{}\s]+\{room\}[^{}\s]*$/, `${name} must be a web address with {room} in it`);

const currencyCode = (name: string) =>
  z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      `${name} must be an ISO 4217 code such as INR or EUR`,
    );

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

/** Words from guides and examples, including this project's own; random text never contains them. */
const EXAMPLE_WORDS = /secret|change|example|default|password|placeholder|mentorhood|openssl|development|production/i;
/** A secret with fewer distinct characters was typed, not generated: 32 random hexadecimal digits have 14 of 16. */
const RANDOM_CHARACTERS = 8;

/** Whether a secret may guard real people: not copied from an example and not a few repeated keys. */
const isReal = (secret: string) => !EXAMPLE_WORDS.test(secret) && new Set(secret).size >= RANDOM_CHARACTERS;

/** Secrets that keys are derived from: each except AUTH_SECRET overrides a single key (lib/platform/auth/derive-key.ts). */
const SECRETS = [
  "AUTH_SECRET",
  "SESSION_SECRET",
  "POSITION_SECRET",
  "MAIL_SECRET",
  "TOKEN_SECRET",
  "FACTOR_SECRET",
] as const;

const secret = (name: (typeof SECRETS)[number]) =>
  z.string().min(32, `${name} must have at least 32 characters`).optional();

const onOff = (name: string) => z.enum(["0", "1"], `${name} must be 0 or 1`);

/** What reaches a bucket: all or none. */
const S3_SETTINGS = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

type VercelHosts = Partial<
  Record<"VERCEL_ENV" | "VERCEL_PROJECT_PRODUCTION_URL" | "VERCEL_BRANCH_URL" | "VERCEL_URL", string>
>;

/** Where Vercel serves a deployment: production under the project's own name, a preview under the name of its branch. */
function addressOnVercel(env: VercelHosts): string | null {
  const preview = env.VERCEL_BRANCH_URL ?? env.VERCEL_URL;
  const host = env.VERCEL_ENV === "production" ? (env.VERCEL_PROJECT_PRODUCTION_URL ?? env.VERCEL_URL) : preview;
  return host === undefined ? null : `https://${host}`;
}

/** Every variable that the product reads; .env.example explains them. */
const envSchema = z
  .object({
    NODE_ENV: z
      .enum(["development", "test", "production"], "NODE_ENV must be development, test or production")
      .default("development"),
    VERCEL_ENV: z
      .enum(["development", "preview", "production"], "VERCEL_ENV must be development, preview or production")
      .optional(),
    VERCEL: onOff("VERCEL").optional(),
    VERCEL_PROJECT_PRODUCTION_URL: hostName("VERCEL_PROJECT_PRODUCTION_URL").optional(),
    VERCEL_BRANCH_URL: hostName("VERCEL_BRANCH_URL").optional(),
    VERCEL_URL: hostName("VERCEL_URL").optional(),
    VERCEL_GIT_COMMIT_REF: z.string().optional(),
    VERCEL_GIT_COMMIT_SHA: z.string().optional(),
    DATABASE_URL: databaseAddress("DATABASE_URL").optional(),
    DATABASE_DIRECT_URL: databaseAddress("DATABASE_DIRECT_URL").optional(),
    DATABASE_REPLICA_URL: databaseAddress("DATABASE_REPLICA_URL").optional(),
    // The direct address under the names that Neon's and Vercel's own integrations set.
    DATABASE_URL_UNPOOLED: databaseAddress("DATABASE_URL_UNPOOLED").optional(),
    POSTGRES_URL_NON_POOLING: databaseAddress("POSTGRES_URL_NON_POOLING").optional(),
    DATABASE_POOL_MAX: wholeNumber("DATABASE_POOL_MAX", 1, 200).optional(),
    HOST: z.string().default("127.0.0.1"),
    PORT: wholeNumber("PORT", 1, 65_535).default(3000),
    APP_URL: webAddress("APP_URL").optional(),
    AUTH_SECRET: secret("AUTH_SECRET"),
    SESSION_SECRET: secret("SESSION_SECRET"),
    POSITION_SECRET: secret("POSITION_SECRET"),
    MAIL_SECRET: secret("MAIL_SECRET"),
    TOKEN_SECRET: secret("TOKEN_SECRET"),
    FACTOR_SECRET: secret("FACTOR_SECRET"),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
    ANSWER_FLOOR_MS: wholeNumber("ANSWER_FLOOR_MS", 0, 5_000).default(350),
    CRON_SECRET: z.string().min(16, "CRON_SECRET must have at least 16 characters").optional(),
    METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
    TRUSTED_PROXIES: wholeNumber("TRUSTED_PROXIES", 0, 10).optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_KEYS_URL: webAddress("GOOGLE_KEYS_URL").default("https://www.googleapis.com/oauth2/v3/certs"),
    RESEND_API_KEY: z.string().optional(),
    RESEND_BASE_URL: webAddress("RESEND_BASE_URL").optional(),
    RESEND_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, "RESEND_WEBHOOK_SECRET must be a signing secret as Resend shows it")
      .optional(),
    SMTP_BOUNCE_ADDRESS: z
      .email("SMTP_BOUNCE_ADDRESS must be an email address")
      .regex(
        /^[a-z0-9.-]{1,14}@/i,
        "SMTP_BOUNCE_ADDRESS must have at most 14 letters, digits, dots or dashes before the @",
      )
      .optional(),
    BOUNCE_TOKEN: z.string().min(16, "BOUNCE_TOKEN must have at least 16 characters").optional(),
    SMTP_URL: mailServer("SMTP_URL").optional(),
    MAIL_FROM: z.string().max(200).optional(),
    DEV_OUTBOX: z.enum(["0", "1", "local"], "DEV_OUTBOX must be 0, 1 or local").optional(),
    MEETING_URL_TEMPLATE: roomAddress("MEETING_URL_TEMPLATE").optional(),
    AUDIT_MONTHS: wholeNumber("AUDIT_MONTHS", 6, 120).default(24),
    CURRENCY: currencyCode("CURRENCY").default("INR"),
    NEXT_PUBLIC_CALENDLY_URL: calendlyAddress("NEXT_PUBLIC_CALENDLY_URL").optional(),
    MAP_STREET_TILES: tileAddress("MAP_STREET_TILES").default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
    MAP_STREET_ATTRIBUTION: z
      .string()
      .default('&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
    MAP_SATELLITE_TILES: tileAddress("MAP_SATELLITE_TILES").default(
      "https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}",
    ),
    MAP_SATELLITE_ATTRIBUTION: z.string().default("Imagery &copy; Esri, Maxar, Earthstar Geographics and others"),
    UPLOADS_DIR: z.string().default(".data/uploads"),
    UPLOADTHING_TOKEN: z
      .string()
      .refine(isUploadThingToken, "UPLOADTHING_TOKEN must be a token as UploadThing's dashboard shows it")
      .optional(),
    UPLOADTHING_API_URL: webAddress("UPLOADTHING_API_URL").optional(),
    UPLOADTHING_INGEST_URL: webAddress("UPLOADTHING_INGEST_URL").optional(),
    S3_ENDPOINT: baseAddress("S3_ENDPOINT").optional(),
    S3_REGION: z.string().optional(),
    S3_BUCKET: bucketName("S3_BUCKET").optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PUBLIC_URL: baseAddress("S3_PUBLIC_URL").optional(),
    BACKUP_PASSPHRASE: z.string().min(12, "BACKUP_PASSPHRASE must have at least 12 characters").optional(),
    OPERATOR_NAME: z.string().max(200, "OPERATOR_NAME must have at most 200 characters").optional(),
    OPERATOR_EMAIL: z.email("OPERATOR_EMAIL must be an email address").optional(),
    OPERATOR_ADDRESS: z.string().max(300, "OPERATOR_ADDRESS must have at most 300 characters").optional(),
    GRIEVANCE_OFFICER: z.string().max(200, "GRIEVANCE_OFFICER must have at most 200 characters").optional(),
    LISTING_POLICY: z.enum(["open", "approve-first"], "LISTING_POLICY must be open or approve-first").default("open"),
    REVIEW_POLICY: z
      .enum(["anyone", "after-meeting"], "REVIEW_POLICY must be anyone or after-meeting")
      .default("anyone"),
    REVIEW_REMOVAL: z.enum(["mentor", "staff"], "REVIEW_REMOVAL must be mentor or staff").default("mentor"),
    LOG_REQUESTS: onOff("LOG_REQUESTS").default("0"),
    MASK_FLAGGED_TEXT: onOff("MASK_FLAGGED_TEXT").default("1"),
    SEED_DEMO: onOff("SEED_DEMO").default("0"),
    SEED_MENTORS: wholeNumber("SEED_MENTORS", 1, 5_000_000).default(600),
  })
  .superRefine((env, context) => {
    if (env.GRIEVANCE_OFFICER !== undefined && env.OPERATOR_EMAIL === undefined) {
      const message = "GRIEVANCE_OFFICER needs OPERATOR_EMAIL, where complaints go";
      context.addIssue({ code: "custom", path: ["GRIEVANCE_OFFICER"], message });
    }
    if (env.SMTP_URL !== undefined && env.RESEND_API_KEY !== undefined) {
      const message = "SMTP_URL and RESEND_API_KEY exclude each other: set the one that sends the mails";
      context.addIssue({ code: "custom", path: ["SMTP_URL"], message });
    }
    if (env.RESEND_WEBHOOK_SECRET !== undefined && env.RESEND_API_KEY === undefined) {
      const message = "RESEND_WEBHOOK_SECRET needs RESEND_API_KEY";
      context.addIssue({ code: "custom", path: ["RESEND_WEBHOOK_SECRET"], message });
    }
    if ((env.SMTP_BOUNCE_ADDRESS === undefined) !== (env.BOUNCE_TOKEN === undefined)) {
      const message = "SMTP_BOUNCE_ADDRESS and BOUNCE_TOKEN belong together: set both or none";
      context.addIssue({ code: "custom", path: ["SMTP_BOUNCE_ADDRESS"], message });
    }
    const missing = S3_SETTINGS.filter((name) => env[name] === undefined);
    const isS3Wished = missing.length < S3_SETTINGS.length || env.S3_PUBLIC_URL !== undefined;
    for (const name of isS3Wished ? missing : []) {
      const message = `${name} is missing: ${S3_SETTINGS.join(", ")} belong together`;
      context.addIssue({ code: "custom", path: [name], message });
    }
    if (env.NODE_ENV !== "production") return;
    for (const name of SECRETS) {
      if (env[name] === undefined || isReal(env[name])) continue;
      const message = `${name} must be random and your own, for example from: openssl rand -base64 32`;
      context.addIssue({ code: "custom", path: [name], message });
    }
  })
  .transform((env) => {
    const isOnVercel = env.VERCEL === "1";
    const unpooled = isOnVercel ? (env.DATABASE_URL_UNPOOLED ?? env.POSTGRES_URL_NON_POOLING) : undefined;
    return {
      ...env,
      APP_URL: env.APP_URL ?? addressOnVercel(env) ?? `http://localhost:${env.PORT}`,
      DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? unpooled,
      // Many functions share one database there.
      DATABASE_POOL_MAX: env.DATABASE_POOL_MAX ?? (isOnVercel ? 3 : 10),
      // Vercel itself replaces X-Forwarded-For.
      TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? (isOnVercel ? 1 : 0),
    };
  });

export type Env = z.output<typeof envSchema>;

/** Whether mails leave the outbox. */
export const sendsMails = (env: Pick<Env, "RESEND_API_KEY" | "SMTP_URL">): boolean =>
  env.RESEND_API_KEY !== undefined || env.SMTP_URL !== undefined;

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
