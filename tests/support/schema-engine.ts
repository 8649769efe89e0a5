import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { readMigrations } from "@/scripts/database/migrate-runner";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";

/** PostgreSQL's one-byte "char" type, which the engine reads from the system tables and the adapter lacks. */
const CHAR_OID = 18;
const TEXT_OID = 25;
const CHAR_COLUMN = 6;

type Engine = { diff(input: unknown): Promise<{ stdout: string | null }> };
type RawResult = { columnTypes: number[] };
type Adapter = {
  performIO(query: unknown): Promise<{ fields?: { dataTypeID: number }[] }>;
  queryRaw(query: unknown): Promise<RawResult>;
  executeScript(script: string): Promise<void>;
};

/** Lets an adapter read the type that the engine's introspection needs, and run scripts with function bodies. */
function withCharType<A>(connection: A): A {
  const adapter = connection as A & Adapter;
  const [performIO, queryRaw] = [adapter.performIO.bind(adapter), adapter.queryRaw.bind(adapter)];
  let charColumns: number[] = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    charColumns = (result.fields ?? []).flatMap((field, index) => {
      if (field.dataTypeID !== CHAR_OID) return [];
      field.dataTypeID = TEXT_OID;
      return [index];
    });
    return result;
  };
  // The adapter splits a script at every semicolon, including those within function bodies.
  adapter.executeScript = async (script) => {
    await performIO({ sql: script, args: [], argTypes: [] });
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns) result.columnTypes[index] = CHAR_COLUMN;
    return result;
  };
  return connection;
}

/** The server's address in parts: given as one string, the adapter would use the main database as the shadow one. */
type Server = { host: string; port: number; user: string; password: string; database: string };

class IntrospectingPg extends PrismaPg {
  constructor(private readonly server: Server) {
    super(server);
  }

  override async connect() {
    return withCharType(await super.connect());
  }

  /** A database for trying the migrations; the adapter's own method drops it before it is released. */
  override async connectToShadowDb() {
    const connection = await this.connect();
    const database = `shadow_${randomUUID().replaceAll("-", "")}`;
    await connection.executeScript(`create database ${database}`);
    const shadow = withCharType(await new PrismaPg({ ...this.server, database }).connect());
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await connection.executeScript(`drop database if exists ${database} with (force)`);
      await connection.dispose();
    };
    return shadow;
  }
}

async function openEngine(databaseUrl: string, schema: string): Promise<Engine> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const bindings = await import(/* @vite-ignore */ path.join(folder, "schema_engine_bg.js"));
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: () => {} } });
  const wasm = new WebAssembly.Module(readFileSync(path.join(folder, "schema_engine_bg.wasm")));
  const instance = new WebAssembly.Instance(wasm, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const factory = bindMigrationAwareSqlAdapterFactory(
    new IntrospectingPg({ host: hostname, port: Number(port), user: username, password, database: pathname.slice(1) }),
  );
  return bindings.SchemaEngine.new({ datamodels: [["schema.prisma", schema]] }, () => {}, factory) as Promise<Engine>;
}

/** The SQL that would change the result of the migrations into prisma/schema.prisma, by Prisma's own engine. */
export async function sqlFromMigrationsToSchema(databaseUrl: string): Promise<string> {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const engine = await openEngine(databaseUrl, schema);
  const { stdout } = await engine.diff({
    from: {
      tag: "migrations",
      baseDir: path.resolve("prisma/migrations"),
      lockfile: {
        path: "migration_lock.toml",
        content: readFileSync("prisma/migrations/migration_lock.toml", "utf8"),
      },
      shadowDbInitScript: "",
      migrationDirectories: readMigrations().map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
      })),
    },
    to: { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content: schema }] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? "";
}
