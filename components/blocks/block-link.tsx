import { blockTexts as texts } from "@/lib/domain/blocks/block.messages";
import { blockHref } from "@/lib/links";

/** The quiet link to the page that blocks somebody; search engines leave it out. */
export function BlockLink({ id }: { id: string }) {
  return (
    <a
      href={blockHref(id)}
      rel="nofollow"
      className="inline-flex min-h-9 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
    >
      {texts.link}
    </a>
  );
}
