import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { Link } from '@schemas/generated/types'
import { withBase } from '@schemas/site-base'
import { useSurroundings } from './context'
import { safeUrl } from './css-values'
import { hrefOf } from './links'

interface AnchorProps {
  /** Link data of a page, or a path. */
  link: Partial<Link> | string | null | undefined
  className?: string
  style?: CSSProperties
  children: ReactNode
  /** Accessible name if the content is a picture without one. */
  label?: string
  title?: string
  current?: boolean
}

/**
 * Every link of a widget: live in render mode, inert in design mode, a plain box without a target. Plain clicks on this
 * site's paths go through the shop's `goTo`, all others to the browser.
 */
export function Anchor({ link, className, style, children, label, title, current }: AnchorProps) {
  const { mode, actions, base = '' } = useSurroundings()
  const href = typeof link === 'string' ? safeUrl(link) : hrefOf(link)
  if (href === undefined) {
    return (
      <span className={className} style={style} title={title}>
        {children}
      </span>
    )
  }
  const currentPage = current ? 'page' : undefined
  if (mode === 'design') {
    return (
      <span
        className={className}
        style={style}
        title={title}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inert link: <a> would need an href
        role="link"
        aria-label={label}
        aria-current={currentPage}
        aria-disabled="true"
      >
        {children}
      </span>
    )
  }
  const isOwn = href.startsWith('/')
  const follow = (event: MouseEvent) => {
    // the browser itself scrolls to a place of another page
    if (event.defaultPrevented || !isPlainClick(event) || !isOwn || href.includes('#')) return
    event.preventDefault()
    actions.goTo(href)
  }
  return (
    <a
      className={className}
      style={style}
      title={title}
      aria-label={label}
      aria-current={currentPage}
      rel={isOwn ? undefined : 'noopener noreferrer'}
      href={withBase(base, href)}
      onClick={follow}
    >
      {children}
    </a>
  )
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
