type QuietLinkProps = { href: string; children: string };

/** A link that few people need, such as the one to report something. Search engines leave it out. */
export function QuietLink({ href, children }: QuietLinkProps) {
  return (
    <a
      href={href}
      rel="nofollow"
      className="inline-flex min-h-9 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
