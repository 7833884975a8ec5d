import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Picture } from '../Picture'
import css from './parts.module.css'
import type { CarouselState } from './use-carousel'

interface PartProps {
  carousel: CarouselState
  className?: string
  style?: CSSProperties
}

interface DotsProps extends PartProps {
  shape?: 'dot' | 'bar'
  /** Parsed CSS colours. */
  color?: string
  activeColor?: string
}

/** One button per slide. */
export function Dots({ carousel, shape = 'dot', color, activeColor, className, style }: DotsProps) {
  if (carousel.count < 2) return null
  return (
    <div className={clsx(css.dots, className)} style={style}>
      {Array.from({ length: carousel.count }, (_, index) => {
        const current = index === carousel.selected
        return (
          <button
            key={index}
            type="button"
            className={css.hit}
            aria-label={`第${index + 1}张`}
            aria-current={current || undefined}
            onClick={() => carousel.goTo(index)}
          >
            <span
              className={clsx(css[shape], current && css.current)}
              style={{ backgroundColor: current ? activeColor : color }}
            />
          </button>
        )
      })}
    </div>
  )
}

/** `2 / 5`. */
export function Counter({ carousel, className, style }: PartProps) {
  return (
    <div className={clsx(css.counter, className)} style={style} aria-hidden="true">
      {carousel.selected + 1} / {carousel.count}
    </div>
  )
}

/** A row of small pictures, one per slide. */
export function Thumbnails({
  carousel,
  pictures,
  className,
  style,
}: PartProps & { pictures: readonly string[] }) {
  return (
    <div className={clsx(css.thumbnails, className)} style={style}>
      {pictures.map((picture, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
          key={index}
          type="button"
          className={css.thumbnail}
          aria-label={`第${index + 1}张`}
          aria-current={index === carousel.selected || undefined}
          onMouseEnter={() => carousel.goTo(index)}
          onClick={() => carousel.goTo(index)}
        >
          <Picture src={picture} alt="" className={css.thumbnailPicture} />
        </button>
      ))}
    </div>
  )
}

/** Previous and next, shown while the carousel is pointed at or focused. */
export function Arrows({ carousel, className }: PartProps) {
  if (carousel.count < 2) return null
  return (
    <>
      <button
        type="button"
        className={clsx(css.arrow, css.prev, className)}
        aria-label="上一张"
        disabled={!carousel.canPrev}
        onClick={carousel.prev}
      />
      <button
        type="button"
        className={clsx(css.arrow, css.next, className)}
        aria-label="下一张"
        disabled={!carousel.canNext}
        onClick={carousel.next}
      />
    </>
  )
}
