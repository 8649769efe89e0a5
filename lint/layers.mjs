/**
 * Imports run one way (docs/architecture.md): each row names folders or files that its targets never import.
 * @type {readonly { target: string[]; never: string[]; except?: string[] }[]}
 */
export const LAYERS = [
  {
    target: ["lib/errors", "lib/links", "lib/session-names", "lib/site", "lib/catalogue"],
    never: ["lib/domain", "lib/platform", "lib/server", "lib/actions", "lib/client", "components", "app", "prisma"],
  },
  {
    target: ["lib/domain"],
    never: ["lib/platform", "lib/server", "lib/actions", "lib/client", "components", "app", "prisma"],
  },
  {
    // The platform knows no noun of the product. The exceptions still do; the list may only get shorter.
    target: ["lib/platform"],
    never: ["lib/domain", "lib/server"],
    except: [
      "lib/platform/process/content-security-policy.test.ts",
      "lib/platform/process/content-security-policy.ts",
      "lib/platform/rest/envelope.test.ts",
      "lib/platform/rest/read-body.test.ts",
    ],
  },
  { target: ["lib/platform", "lib/server"], never: ["lib/actions", "lib/client", "components", "app"] },
  { target: ["lib/actions"], never: ["lib/client", "components", "app"] },
  { target: ["lib/client"], never: ["lib/platform", "lib/server", "lib/actions", "components", "app"] },
  { target: ["components"], never: ["lib/platform", "lib/server", "app", "prisma"] },
  { target: ["components/ui"], never: ["lib/domain", "lib/actions", "lib/catalogue", "lib/links"] },
  {
    target: ["emails"],
    never: ["lib/platform", "lib/server", "lib/actions", "lib/client", "components", "app", "prisma"],
  },
  { target: ["scripts"], never: ["app", "components", "lib/actions", "lib/client"] },
];
