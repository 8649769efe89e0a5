"use client";

export { ErrorPanel as default } from "@/components/feedback/error-panel";
