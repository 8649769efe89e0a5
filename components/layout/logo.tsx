import { PageLink } from "@/components/ui/page-link";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

type LogoProps = {
  /** For the bar at the top, where narrow phones have room for a smaller name, or only the mark. */
  inBar?: boolean;
};

/** The product's mark and name, linked to the home page. */
export function Logo({ inBar = false }: LogoProps) {
  return (
    <PageLink
      href={links.home}
      className="flex min-h-11 min-w-11 items-center gap-2.5 font-display text-xl font-bold tracking-tight"
    >
      <svg aria-hidden viewBox="0 0 32 32" className="size-9 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-leaf" />
        <path d="M16 27s8-7.2 8-13.2A8 8 0 0 0 8 13.8C8 19.8 16 27 16 27z" className="fill-on-leaf" />
        <path
          d="M11.5 10.8c1.8-.6 3.2-.4 4.5.7 1.300-1.100 2.700-1.300 4.500-.7v5.700c-1.800-.5-3.200-.3-4.500.7-1.300-1-2.700-1.200-4.500-.7z"
          className="fill-leaf"
        />
      </svg>
      <span className={inBar ? "max-[24.375rem]:text-lg max-[22.5rem]:sr-only" : undefined}>{site.name}</span>
    </PageLink>
  );
}
