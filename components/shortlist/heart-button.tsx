"use client";

import { notify } from "@/components/feedback/toaster";
import { cn } from "@/components/ui/class-names";
import { saveToShortlist, useShortlist } from "@/lib/client/shortlist";
import { useSingleAct } from "@/lib/client/use-single-act";
import { heartTexts as texts } from "@/lib/domain/shortlist/shortlist.messages";
import { SHORTLIST_FORM } from "./shortlist-form";

type HeartButtonProps = { username: string; name: string; className?: string };

/** Saves a mentor to the shortlist or removes one. Without a script, it submits the page's shared form. */
export function HeartButton({ username, name, className }: HeartButtonProps) {
  const isSaved = useShortlist().includes(username);
  const { isBusy, run } = useSingleAct();
  return (
    <button
      type="submit"
      form={SHORTLIST_FORM}
      name="mentor"
      value={username}
      aria-pressed={isSaved}
      aria-label={texts.save(name)}
      onClick={(event) => {
        event.preventDefault();
        void run(async () => {
          const failure = await saveToShortlist(username, !isSaved);
          if (failure !== null) notify.error(failure ?? texts.offline);
        });
      }}
      className={cn(
        "inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-leaf-wash",
        isBusy && "opacity-60",
        className,
      )}
    >
      <i className={isSaved ? "icon text-brick icon-heart/filled" : "icon text-ink-soft icon-heart"} />
    </button>
  );
}
