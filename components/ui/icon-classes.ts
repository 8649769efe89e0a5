import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import plugin from "tailwindcss/plugin";

/** "MapPin" is `icon-map-pin`. */
const classOf = (name: string) => name.replace(/\B[A-Z]|\d+/g, (part) => `-${part}`).toLowerCase();

/**
 * The class `icon-map-pin` sets the shape of an element with `icon` (globals.css); `icon-map-pin/1.5` draws thinner
 * lines, and `icon-heart/filled` fills them.
 */
export default plugin(({ matchUtilities }) => {
  const shapeOf = (name: string, { modifier }: { modifier: string | null }) => {
    const svg = renderToStaticMarkup(
      createElement(
        icons[name as keyof typeof icons],
        modifier === "filled" ? { color: "black", fill: "black" } : { color: "black", strokeWidth: modifier ?? 2 },
      ),
    );
    const short = svg
      .replace(/ (?:class="[^"]*"|aria-hidden="true"|width="24" height="24")/g, "")
      .replace(/><\/\w+>/g, "/>");
    return { "--icon": `url("data:image/svg+xml,${short.replaceAll('"', "'")}")` };
  };
  const values = Object.fromEntries(Object.keys(icons).map((name) => [classOf(name), name]));
  matchUtilities({ icon: shapeOf }, { values, modifiers: "any" });
});
