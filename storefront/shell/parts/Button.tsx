import { clsx } from 'clsx'
import { useSyncExternalStore, type ComponentProps } from 'react'
import { Anchor } from '@engine'
import css from './Button.module.css'

export const BUTTON_TYPES = [
  'default',
  'primary',
  'dashed',
  'text',
  'info',
  'success',
  'warning',
  'error',
] as const
export const BUTTON_SIZES = ['small', 'default', 'large'] as const

interface Look {
  kind?: (typeof BUTTON_TYPES)[number]
  size?: (typeof BUTTON_SIZES)[number]
  /** As wide as what holds it. */
  block?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Submits its form. */
  submit?: boolean
  /** Its work is under way: it says so, and takes no second click. */
  busy?: boolean
  /** The server accepts the form (a search, or the login), so it can be submitted before the page's script runs. */
  early?: boolean
}

const noChanges = () => () => undefined

/** A button that submits is disabled until hydration, since the page's script handles its form, unless it is `early`. */
export function Button({
  kind,
  size,
  block,
  submit,
  busy,
  early,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const needsScript = Boolean(submit && !early)
  const waits = useSyncExternalStore(
    noChanges,
    () => false,
    () => needsScript,
  )
  return (
    <button
      {...rest}
      disabled={disabled || waits}
      type={submit ? 'submit' : 'button'}
      className={classOf({ kind, size, block })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  href: string
  children: string
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <Anchor link={href} className={classOf(look)}>
      {children}
    </Anchor>
  )
}

type AnyLook = { [K in keyof Look]: Look[K] | undefined }

const classOf = ({ kind = 'default', size = 'default', block }: AnyLook) =>
  clsx(css.button, css[kind], size !== 'default' && css[size], block && css.block)
