"use client";

/**
 * The frame as a script that browsers cache. From the server, its hundred links would come with every page twice: as markup, and as
 * data for React.
 */
export { PageFrame } from "./page-frame";
