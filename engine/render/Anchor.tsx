import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { Link } from '@schemas/generated/types'
import { usePageContext } from './context'
import { safeUrl } from './css-values'
import { hrefOf } from './links'

interface AnchorProps {
  /** Link data of a page, or a path made by code. */
  link: Partial<Link> | string | null | undefined
  className?: string
  style?: CSSProperties
  children: ReactNode
  /** What a screen reader says where the content is a picture without a name. */
  label?: string
  title?: string
  current?: boolean
}

/**
 * The one way a widget draws a link: live in render mode, inert in design mode, a plain box where the link leads
 * nowhere. Plain clicks on this site's paths go through the shop's `goTo`, everything else stays with the browser.
 */
export function Anchor({ link, className, style, children, label, title, current }: AnchorProps) {
  const { mode, actions } = usePageContext()
  const href = typeof link === 'string' ? safeUrl(link) : hrefOf(link)
  if (href === undefined) {
    return (
      <span className={className} style={style} title={title}>
        {children}
      </span>
    )
  }
  const shared = {
    className,
    style,
    title,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (mode === 'design') {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inert link: <a> would need an href
      <span {...shared} role="link" aria-disabled="true">
        {children}
      </span>
    )
  }
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !href.startsWith('/')) return
    event.preventDefault()
    actions.goTo(href)
  }
  const external = href.startsWith('/') ? {} : { rel: 'noopener noreferrer' }
  return (
    <a {...shared} {...external} href={href} onClick={follow}>
      {children}
    </a>
  )
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
