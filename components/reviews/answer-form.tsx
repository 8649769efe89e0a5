"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { FailureRemedy } from "@/components/feedback/failure-remedy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import { answerSchema } from "@/lib/domain/reviews/review.schema";
import { answerFormTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";

type AnswerFormProps = {
  initial: string;
  /** @returns the error, or null */
  onSubmit: (answer: string) => Promise<FormFailure | null>;
  onCancel: () => void;
};

/** A mentor's one answer to a review. */
export function AnswerForm({ initial, onSubmit, onCancel }: AnswerFormProps) {
  const id = useId();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<{ answer: string }>({
    defaultValues: { answer: initial },
    resolver: zodResolver(answerSchema) as never,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      aria-label={texts.yourAnswer}
      onSubmit={form.handleSubmit(async ({ answer }) => setFailure(await onSubmit(answer)))}
      className="flex flex-col gap-3"
    >
      <Field
        id={id}
        label={texts.yourAnswer}
        hint={texts.everybodyCanRead}
        error={errors.answer?.message ?? failure?.message}
      >
        <Textarea
          {...form.register("answer")}
          id={id}
          rows={3}
          dir="auto"
          // The form replaces the button that opened it.
          autoFocus
          aria-invalid={errors.answer ? true : undefined}
          aria-describedby={errors.answer ? `${id}-error` : `${id}-hint`}
        />
      </Field>
      {failure && <FailureRemedy failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSubmitting}>
          {texts.saveAnswer}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
