import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { Anchor, hrefOf, isClear } from '@engine'
import type { Link } from '@schemas/generated/types'
import css from './SectionHead.module.css'

interface SectionHeadProps {
  /** '' draws no heading. */
  title: string
  /** Where the heading leads. */
  link?: Partial<Link> | undefined
  subTitle?: string
  /** Default left. */
  align?: 'left' | 'center' | 'right' | undefined
  /** What operators chose for the heading, the line beside it, and the whole row. */
  titleStyle?: CSSProperties
  subStyle?: CSSProperties
  style?: CSSProperties | undefined
  more?: { text: string; link: Partial<Link> | string | undefined; style?: CSSProperties } | null
  className?: string | undefined
  /** Tabs and buttons of the section. */
  children?: ReactNode
}

/**
 * The head of every section: its heading, a line beside it, tabs, and the way to more. A heading with a ground of its own
 * is a label on it.
 */
export function SectionHead({
  title,
  link,
  subTitle,
  align = 'left',
  titleStyle,
  subStyle,
  style,
  more,
  className,
  children,
}: SectionHeadProps) {
  return (
    <div className={clsx(css.head, css[align], className)} style={style}>
      {title !== '' && (
        <h2
          className={clsx(css.title, !isClear(titleStyle?.backgroundColor) && css.label)}
          style={titleStyle}
        >
          {hrefOf(link) === undefined ? (
            title
          ) : (
            <Anchor link={link} className={css.link}>
              {title}
              <span className={css.arrow} aria-hidden="true" />
            </Anchor>
          )}
        </h2>
      )}
      {subTitle && (
        <p className={css.subTitle} style={subStyle}>
          {subTitle}
        </p>
      )}
      {children}
      {more && more.text !== '' && (
        <Anchor link={more.link} className={css.more} style={more.style}>
          {more.text}
          <span className={css.arrow} aria-hidden="true" />
        </Anchor>
      )}
    </div>
  )
}
