// The compiler compares these types with the messages of `@ats/core`, which partners need not install.

/** Looks of the product in the frame. Omitted settings stay. */
export interface Appearance {
  theme?: {
    mode?: "light" | "dark" | "system";
    density?: "comfortable" | "compact";
    /** Values of the product's CSS variables: `{ "--ats-color-accent": "#0b7a70" }`. */
    tokens?: Record<string, string>;
  };
  /** Language of texts, dates and numbers: BCP 47. */
  locale?: string;
  /** Direction of the layout. Default: that of the language. */
  direction?: "ltr" | "rtl";
}

/** News from the frame, without personal data. */
export type EmbedEvent =
  | { type: "signedIn" }
  /** Another page is shown. `route` is its kind: `applicationDetails`. */
  | { type: "navigated"; route: string; path: string }
  /** The user wants to go back to your product. */
  | { type: "left" }
  | {
      type: "signedOut";
      reason:
        | "SIGNED_OUT"
        | "SIGNED_OUT_ELSEWHERE"
        | "SIGNED_IN_ELSEWHERE"
        | "PASSWORD_CHANGED"
        | "MFA_ENABLED"
        | "ADMINISTRATOR"
        | "INACTIVE"
        | "EXPIRED";
    }
  /** The frame shows nothing useful. `message` tells a developer why. */
  | { type: "failed"; message: string };

export interface MountOptions extends Appearance {
  /**
   * Returns a client secret, which your server gets by `POST /api/embed/sessions`. Called at the
   * start, and whenever the frame needs a new session.
   */
  secret: () => Promise<string>;
  /** Path of the first page: `/job`. */
  route?: string;
  /** Name of the frame for screen readers. Default: "Recruitment". */
  title?: string;
  /** Pixels that the frame may grow to with its content. Default: the height of the window. */
  maxHeight?: number;
  /** Without it, failures are reported as errors of the page. */
  onEvent?: (event: EmbedEvent) => void;
}

export interface Embedded {
  navigate: (path: string) => void;
  update: (appearance: Appearance) => void;
  signOut: () => void;
  /** Signs in by a new secret. */
  signIn: () => void;
  /** Removes the frame, and ends everything that belongs to it. */
  destroy: () => void;
}
