import { cn } from "@/components/ui/class-names";
import type { ReactNode } from "react";

type PointListProps = {
  id: string;
  title: string;
  text: string;
  /** Icon class, such as `icon-star`. */
  icon: string;
  points: readonly { readonly title: string; readonly text: string }[];
  /** Call to action below the points. */
  children?: ReactNode;
};

/** A panel with a heading and a list of points. */
export function PointList({ id, title, text, icon, points, children }: PointListProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 rounded-card border border-line bg-card p-6 sm:p-8">
      <span className="flex size-11 items-center justify-center rounded-full bg-leaf-wash text-leaf">
        <i className={cn("icon size-5", icon)} />
      </span>
      <div className="flex flex-col gap-2">
        <h2 id={id} className="font-display text-2xl font-bold">
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-ink-soft">{text}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {points.map((point) => (
          <li key={point.title}>
            <h3 className="font-display text-lg font-semibold">{point.title}</h3>
            <p className="max-w-prose text-pretty text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
      {children && <div className="mt-auto pt-2">{children}</div>}
    </section>
  );
}
