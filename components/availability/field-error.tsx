/** An error message below its controls. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-brick">
      <i className="icon mt-0.5 size-4 shrink-0 icon-circle-exclamation-point" />
      {message}
    </p>
  );
}
