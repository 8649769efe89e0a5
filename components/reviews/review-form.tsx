"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { FailureRemedy } from "@/components/feedback/failure-remedy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import { type ReviewInput, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { reviewFormTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { StarInput } from "./star-input";

type Values = { rating: number | null; comment: string };
type ReviewFormProps = {
  /** The review to edit; absent for a new review, which starts without a rating. */
  initial?: ReviewInput;
  submitLabel: string;
  /** @returns the error, or null */
  onSubmit: (input: ReviewInput) => Promise<FormFailure | null>;
  onCancel?: () => void;
};

/** Rating and comment, both required. Cancel restores the previous content. */
export function ReviewForm({ initial, submitLabel, onSubmit, onCancel }: ReviewFormProps) {
  const id = useId();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<Values, unknown, ReviewInput>({
    defaultValues: initial ?? { rating: null, comment: "" },
    resolver: zodResolver(reviewSchema) as never,
  });
  // The form focuses the first error in order of registration; the stars come first.
  form.register("rating");
  const { errors, isSubmitting } = form.formState;
  const ratingError = errors.rating?.message;

  return (
    <form
      noValidate
      aria-label={texts.yourReview}
      onSubmit={form.handleSubmit(async (input) => setFailure(await onSubmit(input)))}
      className="flex flex-col gap-4"
    >
      <div>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarInput
              name={`${id}-rating`}
              value={field.value}
              onChange={field.onChange}
              firstRef={field.ref}
              isInvalid={ratingError !== undefined}
              describedBy={ratingError ? `${id}-rating-error` : undefined}
            />
          )}
        />
        {ratingError && (
          <p id={`${id}-rating-error`} role="alert" className="flex items-start gap-1.5 text-sm text-brick">
            <i className="icon mt-0.5 size-4 shrink-0 icon-circle-exclamation-point" />
            {ratingError}
          </p>
        )}
      </div>
      <Field id={`${id}-comment`} label={texts.comment} hint={texts.commentHint} error={errors.comment?.message}>
        <Textarea
          {...form.register("comment")}
          id={`${id}-comment`}
          rows={4}
          dir="auto"
          aria-invalid={errors.comment ? true : undefined}
          aria-describedby={errors.comment ? `${id}-comment-error` : `${id}-comment-hint`}
        />
      </Field>
      {failure && (
        <div role="alert" className="text-brick">
          <p>{failure.message}</p>
          <FailureRemedy failure={failure} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? texts.sending : submitLabel}
        </Button>
        {onCancel && (
          <Button type="button" variant="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
