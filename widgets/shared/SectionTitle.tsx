import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { oneOf, Anchor, hrefOf } from '@engine'
import type { Link } from '@schemas/generated/types'
import frame from './frame.module.css'
import css from './SectionTitle.module.css'
import { gradient, textStyle } from './text-style'

interface SectionTitleProps {
  text: string
  /** left, center or right; default center. */
  align?: unknown
  /** Gradient of the bar from these two colours (`titleBackground`, `wgtBackgroundColor1`, `…2`). */
  background?: readonly [from: unknown, to: unknown] | null
  fontSize?: unknown
  color?: unknown
  more?: { text: string; link: Partial<Link> | undefined } | null
  className?: string
}

/** The title bar above a list of products or shops: heading, optional gradient, link to more. */
export function SectionTitle({
  text,
  align,
  background,
  fontSize,
  color,
  more,
  className,
}: SectionTitleProps) {
  const place = oneOf(align, ['left', 'center', 'right']) ?? 'center'
  const tint: CSSProperties = { backgroundImage: background ? gradient(...background) : undefined }
  const heading = textStyle(fontSize, color)
  return (
    <div className={clsx(css.bar, css[place], className)} style={tint}>
      <h2 className={clsx(frame.title, css.text)} style={heading}>
        {text}
      </h2>
      {more && more.text !== '' && (
        <MoreLink {...more} className={css.more} style={background ? { color: heading.color } : undefined} />
      )}
    </div>
  )
}

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
