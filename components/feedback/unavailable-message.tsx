/** What is said while something is away that a page needs; light, because every page holds it ready for its own failure. */
export function UnavailableMessage() {
  return (
    <>
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">We will be right back</h1>
      <p className="text-pretty text-ink-soft">
        A part of our service does not answer at the moment, so this page cannot be shown. What you have saved is safe.
        Please try again in a minute.
      </p>
    </>
  );
}
