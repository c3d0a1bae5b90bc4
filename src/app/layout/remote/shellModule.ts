/* What the page and the modules around it exchange (design.md section 6). The modules are not part of the build. */

/** A module of /common-static/shell/: it fills an element of the page, and gives it back. */
export interface ShellModule<Props> {
  readonly mount: (element: HTMLElement, props: Props) => MountedModule<Props>;
}

export interface MountedModule<Props> {
  /** The header shows Help by itself, where it is given `onHelp`; without it the page does. */
  readonly hasHelp?: boolean;
  /** Shows other props; what has the focus keeps it. */
  readonly update: (props: Props) => void;
  readonly unmount: () => void;
}

export interface ShellLink {
  readonly label: string;
  readonly href: string;
}

export interface Choice {
  readonly code: string;
  readonly label: string;
  /** The language that the label is written in, where it is not the page's. */
  readonly lang?: string;
}

export interface HeaderProps {
  readonly status: 'loading' | 'guest' | 'signed-in';
  /** Null for a guest. */
  readonly user: { readonly name: string; readonly isSubAccount: boolean } | null;
  readonly homeHref: string;
  readonly loginHref: string;
  readonly links: readonly (ShellLink & { readonly isCurrent: boolean })[];
  readonly language: string;
  readonly languages: readonly Choice[];
  readonly theme: string;
  readonly themes: readonly Choice[];
  readonly words: Readonly<
    Record<
      | 'home'
      | 'places'
      | 'logIn'
      | 'logOut'
      | 'loggingOut'
      | 'account'
      | 'uid'
      | 'subAccount'
      | 'language'
      | 'theme',
      string
    >
  > & { readonly help?: string };
  /** Resolves when the page is in that language, or stays in its own. */
  readonly onLanguageChange: (code: string) => Promise<void>;
  readonly onThemeChange: (code: string) => void;
  readonly onLogout: () => Promise<void>;
  /** Help was asked for, or is to be closed again. */
  readonly onHelp?: () => void;
  /** A link was clicked; true where the page goes there itself, without being loaded again. */
  readonly onNavigate: (href: string) => boolean;
}

export interface FooterProps {
  /** On the deposit pages (product.md section 2). */
  readonly isGeneralMode: boolean;
  readonly links: readonly ShellLink[];
  /** Who wrote the packages that are shipped; beside the version. */
  readonly notices: ShellLink;
  readonly words: Readonly<Record<'links' | 'depositHint' | 'risk' | 'rights' | 'version', string>>;
}

export interface AssistantProps {
  /** Positive. */
  readonly userId: number;
  readonly subjects: readonly ShellLink[];
  /** Whether the assistant is open; the page's Help button opens it, since the assistant has no button. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly words: Readonly<Record<'title' | 'intro' | 'uid' | 'close', string>>;
}
