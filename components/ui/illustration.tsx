type IllustrationProps = {
  /** File name in public/illustrations, without the extension. */
  name: string;
  width: number;
  height: number;
  /** Alternative text; omit for decorative pictures. */
  alt?: string;
  /** For the first screen. All others load lazily, and prefetching their page does not load them. */
  eager?: boolean;
  className?: string;
};

/** One of the site's own SVG pictures, with its space reserved. */
export function Illustration({ name, width, height, alt = "", eager = false, className }: IllustrationProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- An SVG needs no image optimiser.
    <img
      src={`/illustrations/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      className={className}
    />
  );
}
