"use client";

/**
 * The frame as a cached client chunk. As a server component it would send its hundred links twice with every page: as
 * markup, and as data for React.
 */
export { PageFrame } from "./page-frame";
