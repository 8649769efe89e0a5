import { PageLink } from "@/components/ui/page-link";
import { Illustration } from "@/components/ui/illustration";
import { PLATFORM_PARTS } from "@/lib/catalogue/learning-platform";

/** The platform's features, each with a picture and a link; on wide screens the sides alternate. */
export function PlatformParts() {
  return (
    <ul className="mx-auto flex max-w-page flex-col gap-6 px-4 py-14 sm:px-6">
      {PLATFORM_PARTS.map(({ key, title, text, illustration, link }) => (
        <li
          key={key}
          className="group grid items-center gap-x-12 gap-y-4 rounded-card border border-line bg-card p-6 sm:grid-cols-[15rem_1fr] sm:p-8 lg:grid-cols-2"
        >
          <Illustration
            name={illustration}
            width={240}
            height={180}
            className="mx-auto w-full max-w-60 lg:max-w-80 lg:group-even:order-last"
          />
          <div className="flex flex-col items-start gap-2">
            <h2 className="font-display text-xl font-bold sm:text-2xl">{title}</h2>
            <p className="max-w-prose text-pretty text-ink-soft">{text}</p>
            <PageLink
              href={link.href}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium text-leaf underline-offset-4 hover:underline"
            >
              {link.label}
              <i className="icon size-4 icon-arrow-right" />
            </PageLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
