import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Anchor, hrefOf } from '@engine'
import type { Link } from '@schemas/generated/types'
import frame from './frame.module.css'

interface LinkedTitleProps {
  text: string
  link: Partial<Link> | undefined
  style?: CSSProperties
  /** Size and colours of the widget. */
  look: Readonly<Partial<Record<'title' | 'link' | 'arrow', string>>>
}

/** A heading that leads somewhere, with an arrow if it has a link. */
export function LinkedTitle({ text, link, style, look }: LinkedTitleProps) {
  return (
    <h2 className={clsx(frame.title, look.title)} style={style}>
      <Anchor link={link} className={clsx(frame.link, look.link)}>
        {text}
        {hrefOf(link) !== undefined && (
          <span className={clsx(frame.linkArrow, look.arrow)} aria-hidden="true" />
        )}
      </Anchor>
    </h2>
  )
}

interface MoreLinkProps {
  text: string
  link: Partial<Link> | undefined
  className: string | undefined
  style?: CSSProperties
}

/** The link at the end of a title bar, with an arrow. */
export function MoreLink({ text, link, className, style }: MoreLinkProps) {
  return (
    <Anchor link={link} className={clsx(frame.more, className)} style={style}>
      {text}
      <span aria-hidden="true" className={frame.arrow} />
    </Anchor>
  )
}
