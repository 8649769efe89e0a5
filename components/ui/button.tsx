import { Children, cloneElement, type ComponentProps, type ReactElement } from "react";
import { cn } from "./class-names";

const LOOKS = { primary: "button button-primary", secondary: "button button-secondary" };

type ButtonProps = ComponentProps<"button"> & {
  variant?: keyof typeof LOOKS;
  /** Applies the styles to the single child, such as a link. */
  asChild?: boolean;
};

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant = "primary", asChild = false, className, children, ...props }: ButtonProps) {
  if (!asChild) {
    return (
      <button className={cn(LOOKS[variant], className)} {...props}>
        {children}
      </button>
    );
  }
  const child = Children.only(children) as ReactElement<{ className?: string }>;
  return cloneElement(child, { ...props, className: cn(LOOKS[variant], className, child.props.className) });
}
