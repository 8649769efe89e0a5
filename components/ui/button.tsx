import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

const button = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60",
  {
    variants: {
      variant: {
        primary: "bg-leaf text-on-leaf hover:bg-leaf/90",
        secondary: "border border-leaf text-leaf hover:bg-leaf-wash",
      },
    },
    defaultVariants: { variant: "primary" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof button> & {
    /** Gives the looks to the one child, such as a link. */
    asChild?: boolean;
  };

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant, asChild = false, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  return <Element className={cn(button({ variant }), className)} {...props} />;
}
