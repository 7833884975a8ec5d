import type { ReactNode } from 'react'
import { Anchor } from '@engine'
import type { Link } from '@schemas/generated/types'
import { linkName } from '../link-name'
import { Picture } from '../Picture'
import css from './PictureSlide.module.css'

interface PictureSlideProps {
  picture: string
  link: Partial<Link> | undefined
  /** Place in the carousel; the picture of the first slide is loaded at once. */
  index: number
  /** Absent: the name of the link, or the place. */
  alt?: string
  /** What lies over the picture. */
  children?: ReactNode
}

/** A slide that is a picture with a link. */
export const PictureSlide = ({ picture, link, index, alt, children }: PictureSlideProps) => (
  <Anchor link={link} className={css.slide}>
    <Picture
      src={picture}
      alt={alt ?? linkName(link, `第${index + 1}张`)}
      className={css.picture}
      eager={index === 0}
    />
    {children}
  </Anchor>
)
