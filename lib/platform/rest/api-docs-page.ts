import "server-only";
import { links } from "@/lib/links";
import { site } from "@/lib/site";
import { apiDocsScript, apiDocsStyle } from "./api-docs-files";

/** The page of the viewer. It holds no script and no style of its own, so that it fits any Content-Security-Policy. */
export function apiDocsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API | ${site.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${links.apiDocs}/${apiDocsStyle}">
<link rel="stylesheet" href="/api-docs/page.css">
</head>
<body>
<header><a href="${links.home}">${site.name}</a> <a href="${links.openApi}">OpenAPI document</a></header>
<main id="api" data-document="${links.openApi}"><noscript><p>The viewer needs JavaScript. The document itself does not.</p></noscript></main>
<script src="${links.apiDocs}/${apiDocsScript}" defer></script>
<script src="/api-docs/start.js" defer></script>
</body>
</html>
`;
}
