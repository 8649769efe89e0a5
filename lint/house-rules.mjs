/** Rules of this repository that oxlint does not know. */
import path from "node:path";
import { LAYERS } from "./layers.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");

const isBelow = (file, folders) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`));

/** Path from the root of what a file imports, or null for a package. */
function importedPath(file, source) {
  if (source.startsWith("@/")) return source.slice(2);
  return source.startsWith(".") ? path.posix.join(path.posix.dirname(file), source) : null;
}

const layers = {
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, "/");
    const rows = LAYERS.filter(({ target, except = [] }) => isBelow(file, target) && !except.includes(file));
    const check = (node) => {
      const source = node?.value;
      const imported = typeof source === "string" ? importedPath(file, source) : null;
      const row = imported && rows.find(({ never }) => isBelow(imported, never));
      if (row)
        context.report({ node, message: `${row.target.join(", ")} never import ${imported} (docs/architecture.md).` });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
    };
  },
};

const isDate = (node) => node.type === "Identifier" && node.name === "Date";

const noClock = {
  create(context) {
    const report = (node) => context.report({ node, message: "Time comes in as an argument." });
    return {
      NewExpression: (node) => isDate(node.callee) && node.arguments.length === 0 && report(node),
      MemberExpression: (node) => isDate(node.object) && node.property.name === "now" && report(node),
    };
  },
};

const HUMAN_ATTRIBUTES = /^(aria-label|aria-description|alt|title|placeholder|label|hint|heading)$/;
const hasLetter = (text) => /\p{L}/u.test(text);

/** What a person reads comes from a messages file, so that a language can be added. */
const textsInMessages = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: "Texts belong in a messages file (docs/architecture.md)." });
    return {
      JSXText: (node) => hasLetter(node.value) && report(node),
      JSXAttribute: ({ name, value }) =>
        value?.type === "Literal" && HUMAN_ATTRIBUTES.test(name.name) && hasLetter(value.value) && report(value),
    };
  },
};

const plugin = {
  meta: { name: "house" },
  rules: { layers, "no-clock": noClock, "texts-in-messages": textsInMessages },
};

export default plugin;
