import { loadingScreenTexts as texts } from "@/lib/domain/feedback/feedback-screens.messages";

/** The loading state of a protected page. */
export function LoadingScreen() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-ink-soft">
      <i className="icon size-6 animate-spin icon-loader-circle" />
      {texts.loading}
    </div>
  );
}
