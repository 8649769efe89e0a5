import { previewBarTexts as texts } from "@/lib/catalogue/layout.messages";

/** Marks every page of a preview deployment, so that reviewers do not mistake it for the live site. */
export function PreviewBar({ branch, commit }: { branch: string | undefined; commit: string | undefined }) {
  const version = [branch, commit?.slice(0, 7)].filter(Boolean).join(" at ");
  return (
    <p role="note" className="bg-ink px-4 py-1 text-center text-sm text-balance [overflow-wrap:anywhere] text-paper">
      {texts.previewNotSite(version)}
    </p>
  );
}
