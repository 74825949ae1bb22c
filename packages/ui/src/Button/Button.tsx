import { type HTMLAttributeAnchorTarget, type ReactNode, type Ref, use } from "react";
import { Link, type PressEvent, Button as RacButton } from "react-aria-components";
import { Spinner } from "../Loader/Loader.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { HrefContext } from "../UiProvider/navigation.ts";
import { words } from "../words/texts.ts";
import * as css from "./Button.css.ts";

export type ButtonProps = RootProps<HTMLButtonElement> & {
  children: ReactNode;
  variant?: keyof typeof css.variants;
  size?: keyof typeof css.sizes;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  isDisabled?: boolean;
  /** Waiting for an answer: keeps the focus and ignores presses. */
  isPending?: boolean;
  fullWidth?: boolean;
  /** Shows only the icon below 768 px. */
  isIconOnNarrow?: boolean;
  type?: "button" | "submit" | "reset";
  form?: string;
  name?: string;
  value?: string;
  autoFocus?: boolean;
  onPress?: (event: PressEvent) => void;
  /** Renders a link that looks like a button. */
  href?: string;
  target?: HTMLAttributeAnchorTarget;
  rel?: string;
  download?: boolean | string;
  /** Closes the surrounding dialog. */
  slot?: "close";
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "aria-haspopup"?: "menu" | "dialog" | "listbox" | boolean;
};

export function Button({
  children,
  variant = "secondary",
  size = "md",
  iconStart,
  iconEnd,
  isPending,
  fullWidth,
  isIconOnNarrow,
  type = "button",
  href,
  target,
  rel,
  download,
  ref,
  ...props
}: ButtonProps) {
  const say = useTexts();
  const hrefOf = use(HrefContext);
  if (href !== undefined && hrefOf(href) === undefined) return null;
  const className = [css.button, css.sizes[size], css.variants[variant], fullWidth && css.full]
    .filter(Boolean)
    .join(" ");
  const labelLook = [css.label, isPending && css.waiting, isIconOnNarrow && css.yielding]
    .filter(Boolean)
    .join(" ");
  const content = (
    <>
      {iconStart && (
        <span className={`${css.icon} ${isPending ? css.waiting : ""}`}>{iconStart}</span>
      )}
      <span className={labelLook}>{children}</span>
      {iconEnd && <span className={`${css.icon} ${isPending ? css.waiting : ""}`}>{iconEnd}</span>}
    </>
  );
  if (href !== undefined) {
    const { name: _, value: __, form: ___, ...rest } = props;
    return (
      <Link
        {...rest}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        target={target}
        rel={rel}
        download={download}
        className={className}
      >
        {content}
      </Link>
    );
  }
  return (
    <RacButton {...props} ref={ref} type={type} isPending={isPending} className={className}>
      {content}
      {isPending && (
        <span className={css.spinner} role="img" aria-label={say(words.loading)}>
          <Spinner />
        </span>
      )}
    </RacButton>
  );
}
