"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { subscribeSchema } from "@/lib/domain/subscriptions/subscribe.schema";

/** Checks the address and clears the field, as the specification says (section 7); storing it comes with the newsletter. */
export function SubscribeForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(subscribeSchema),
    defaultValues: { email: "" },
  });
  const error = formState.errors.email?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={handleSubmit(() => {
        reset();
        notify.info("Looks good. Subscriptions open soon.");
      })}
    >
      <Field id="subscribe-email" label="Email" hideLabel error={error} className="flex-1">
        <Input
          id="subscribe-email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder="Your email address"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "subscribe-email-error" : undefined}
          {...register("email")}
        />
      </Field>
      <Button type="submit">Subscribe</Button>
    </form>
  );
}
