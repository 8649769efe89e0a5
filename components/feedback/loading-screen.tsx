import { LoaderCircle } from "lucide-react";

/** What a protected page shows while the server makes it. */
export function LoadingScreen() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-ink-soft">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      Loading
    </div>
  );
}
