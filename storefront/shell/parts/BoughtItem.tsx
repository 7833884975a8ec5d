import type { ReactNode } from 'react'
import { Anchor } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import css from './BoughtItem.module.css'

interface BoughtItemProps {
  name: string
  /** Its own page. */
  href: string
  pic: string
  /** Its specification, `''` for a product without. */
  spec: string
  /** px */
  size: number
  /** What kind of line it is: a gift, a lucky bag … */
  marks?: readonly string[]
  /** What else is said below its name. */
  children?: ReactNode
}

/** A good as a line of an order, an after-sale or a checkout names it. */
export const BoughtItem = ({ name, href, pic, spec, size, marks, children }: BoughtItemProps) => (
  <div className={css.good}>
    <Picture src={pictureAt(pic, 's')} alt="" width={size} height={size} className={css.picture} />
    <div className={css.words}>
      <Anchor link={href} className={css.name}>
        {name}
      </Anchor>
      {spec && <p className={css.spec}>{spec}</p>}
      {marks && marks.length > 0 && (
        <p className={css.marks}>
          {marks.map((mark) => (
            <span key={mark} className={css.mark}>
              {mark}
            </span>
          ))}
        </p>
      )}
      {children}
    </div>
  </div>
)
