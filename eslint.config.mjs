import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

/** Imports run one way (docs/architecture.md): every row says which folders its target may never import. */
const layers = [
  {
    target: ["lib/errors.ts", "lib/links.ts", "lib/site.ts", "lib/catalogue"],
    never: ["lib/domain", "lib/platform", "lib/server", "lib/actions", "lib/client", "components", "app", "prisma"],
  },
  {
    target: ["lib/domain"],
    never: ["lib/platform", "lib/server", "lib/actions", "lib/client", "components", "app", "prisma"],
  },
  { target: ["lib/platform", "lib/server"], never: ["lib/actions", "lib/client", "components", "app"] },
  { target: ["lib/actions"], never: ["lib/client", "components", "app"] },
  { target: ["lib/client"], never: ["lib/platform", "lib/server", "lib/actions", "components", "app"] },
  { target: ["components"], never: ["lib/platform", "lib/server", "app", "prisma"] },
  { target: ["components/ui"], never: ["lib/domain", "lib/actions", "lib/catalogue", "lib/links.ts"] },
  {
    target: ["emails"],
    never: ["lib/platform", "lib/server", "lib/actions", "lib/client", "components", "app", "prisma"],
  },
  { target: ["scripts"], never: ["app", "components", "lib/actions", "lib/client"] },
];

const root = import.meta.dirname;

const browserFree = {
  patterns: [
    {
      group: ["react", "react-dom", "react/*", "next", "next/*"],
      message: "The rules of the product know no framework.",
    },
    { group: ["server-only"], message: "This layer runs in the browser too." },
  ],
};

const onlyToaster = {
  name: "sonner",
  message: "Only components/feedback/toast-list.tsx imports sonner; use toaster.tsx's notify.",
};

const config = [
  {
    ignores: [
      ".next/**",
      ".data/**",
      "prisma/generated/**",
      "next-env.d.ts",
      "test-results/**",
      "playwright-report/**",
    ],
  },
  ...next,
  ...typescript,
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    settings: { "import/resolver": { typescript: { project: root } } },
    rules: {
      "import/no-restricted-paths": [
        "error",
        {
          basePath: root,
          zones: layers.flatMap(({ target, never }) =>
            target.flatMap((path) =>
              never.map((from) => ({
                target: `./${path}`,
                from: `./${from}`,
                message: `${path} never imports ${from} (docs/architecture.md).`,
              })),
            ),
          ),
        },
      ],
      "no-restricted-imports": ["error", { paths: [onlyToaster] }],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read the environment through lib/platform/env.ts." },
      ],
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    files: ["lib/domain/**", "lib/catalogue/**", "lib/errors.ts", "lib/links.ts"],
    rules: {
      "no-restricted-imports": ["error", browserFree],
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: "Time comes in as an argument.",
        },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Time comes in as an argument." },
      ],
    },
  },
  {
    // `define-action.ts` asks who is signed in, and refuses a form that was made for another account.
    files: ["lib/actions/*.actions.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "@/lib/platform/auth/current-actor",
              message: "Declare the action with defineOwnAction, defineOwnDataAction or defineVisitorAction.",
            },
          ],
        },
      ],
    },
  },
  { files: ["components/feedback/toast-list.tsx"], rules: { "no-restricted-imports": "off" } },
  {
    // Where the environment is parsed, and where programs start.
    files: ["lib/platform/env.ts", "instrumentation.ts", "scripts/**", "tests/**", "*.config.{ts,mjs}"],
    rules: { "no-restricted-properties": "off" },
  },
  { files: ["scripts/**", "tests/gate.ts", "tests/quality/**", "tests/support/**"], rules: { "no-console": "off" } },
];

export default config;
