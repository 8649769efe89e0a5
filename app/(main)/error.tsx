"use client";

import { ErrorPanel } from "@/components/feedback/error-panel";

export default function MainError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorPanel error={error} />;
}
