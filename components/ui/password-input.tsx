"use client";

import { passwordInputTexts as texts } from "@/lib/ui.messages";
import { cn } from "./class-names";
import { type ComponentProps, useState } from "react";
import { Input } from "./input";

/** A password field whose text can be shown; without JavaScript it stays hidden. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={texts.showPassword}
        onClick={() => setIsShown(!isShown)}
        className="js-only absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
      >
        <i className={cn("icon size-5", isShown ? "icon-eye-off" : "icon-eye")} />
      </button>
    </span>
  );
}
