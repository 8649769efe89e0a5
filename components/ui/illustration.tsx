type IllustrationProps = {
  /** File name in public/illustrations, without its ending. */
  name: string;
  width: number;
  height: number;
  /** What it tells; left out when it only decorates. */
  alt?: string;
  /** For the first screen; all others wait until they come near, and a link that prefetches their page leaves them be. */
  eager?: boolean;
  className?: string;
};

/** One of the site's own SVG pictures, in the space that is kept for it. */
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
