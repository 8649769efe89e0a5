// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readPageFacts } from "./page-facts";

const HTML = `<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>
<script>document.write("<title>Not this</title><a href='/not-this'>x</a>")</script>
<style>/* <title>Nor this</title> */</style>
<title>Maths &amp; more: &quot;A&quot; &lt;b&gt; it&#x27;s</title>
<meta name="description" content="Rated 4.5 &amp; liked > all"/><meta name="robots" content="noindex, follow"/>
<link rel="canonical" href="https://example.com/mentors?category=college&amp;class=11"/><link rel="icon" href="/icon.svg"/>
<meta property="og:image" content="https://example.com/og/site"/></head>
<body class="a>b"><!-- <h1>hidden</h1> <a href="/commented">x</a> -->
<h1 class="x">One</h1><svg><title>A picture</title></svg>
<a class="x" href="/a?b=1&amp;c=2">a</a><a href="/d" rel="noopener nofollow">d</a><a id="none">none</a><a href="#content" data-x>e</a>
<link rel="canonical" href="https://example.com/body"/><meta name="description" content="body"/>
<script type="application/ld+json">{"html":"<a href=\\"/f\\">"}</script></body></html>`;

it("reads the same as a browser's parser", () => {
  const facts = readPageFacts(HTML);
  const { head, body } = new DOMParser().parseFromString(HTML, "text/html");
  const attributes = (root: Element, selector: string, name: string) =>
    [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name)!);
  expect(facts).toEqual({
    titles: [head.querySelector("title")!.textContent],
    descriptions: attributes(head, 'meta[name="description"]', "content"),
    canonicals: attributes(head, 'link[rel="canonical"]', "href"),
    images: attributes(head, 'meta[property="og:image"]', "content"),
    robots: "noindex, follow",
    h1Count: body.querySelectorAll("h1").length,
    hrefs: attributes(body, "a[href]:not([rel~=nofollow])", "href"),
    ids: attributes(body, "[id]", "id"),
  });
  expect(facts.hrefs).toEqual(["/a?b=1&c=2", "#content"]);
  expect(facts.titles).toEqual([`Maths & more: "A" <b> it's`]);
});

it("finds nothing in an empty page", () => {
  const nothing = {
    titles: [],
    descriptions: [],
    canonicals: [],
    images: [],
    robots: "",
    h1Count: 0,
    hrefs: [],
    ids: [],
  };
  expect(readPageFacts("")).toEqual(nothing);
  expect(readPageFacts("<p>Internal Server Error</p>")).toEqual(nothing);
});
