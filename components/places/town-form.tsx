"use client";

import { type FormEvent, useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { Button } from "@/components/ui/button";
import { IDLE, type FormState } from "@/lib/domain/forms/form-state";
import { townFormTexts as texts } from "@/lib/domain/places/location-control.messages";
import { TownCombobox } from "./town-combobox";

type TownFormProps = {
  /** The action for a page without a script, and the result of its last submission. */
  post: (fields: FormData) => void;
  posted: FormState;
  /** Path of the page with the form, to return to. */
  from: string;
  isSending: boolean;
  send: (fields: FormData) => Promise<FormState>;
};

/** Sets a town instead of a measured position; a plain form without a script. */
export function TownForm({ post, posted, from, isSending, send }: TownFormProps) {
  const [answered, setAnswered] = useState<FormState | null>(null);
  const state = answered ?? posted;
  const error = state.status === "failed" ? state.fields.find(({ field }) => field === "town")?.message : undefined;

  async function submit(form: HTMLFormElement, fields: FormData) {
    const answer = await send(fields);
    setAnswered(answer);
    if (answer.status === "done") form.reset();
    else form.querySelector<HTMLInputElement>("[name=town]")?.focus();
  }

  return (
    <form
      action={post}
      className="flex flex-col gap-3"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget, new FormData(event.currentTarget));
      }}
    >
      <AccountField />
      <input type="hidden" name="from" value={from} />
      <TownCombobox
        defaultValue={posted.status === "failed" ? posted.values.town : undefined}
        error={error}
        onType={() => setAnswered(IDLE)}
        onChoose={(town, form) => {
          const fields = new FormData(form);
          fields.set("town", town.id);
          void submit(form, fields);
        }}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? texts.settingTown : texts.setTown}
      </Button>
    </form>
  );
}
