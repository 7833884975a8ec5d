import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '../Picture'
import css from './parts.module.css'
import type { CarouselState } from './use-carousel'

interface PartProps {
  carousel: CarouselState
  align?: 'left' | 'center' | 'right'
  className?: string
  /** Parsed CSS colours of the marks and of the current one. */
  color?: string
  activeColor?: string
}

interface DotsProps extends PartProps {
  shape?: 'dot' | 'bar' | 'ring'
  /** Unit for the accessible names of the buttons. */
  unit?: string
}

/** One button per slide. */
export function Dots({
  carousel,
  shape = 'dot',
  align = 'center',
  color,
  activeColor,
  className,
  unit,
}: DotsProps) {
  if (carousel.count < 2) return null
  return (
    <div className={clsx(css.pointers, css[align], className)}>
      {Array.from({ length: carousel.count }, (_, index) => {
        const current = index === carousel.selected
        return (
          <SlideButton key={index} carousel={carousel} index={index} unit={unit} className={css.hit}>
            <span
              className={clsx(css[shape], current && css.current)}
              style={{ color: current ? activeColor : color }}
            />
          </SlideButton>
        )
      })}
    </div>
  )
}

/** `2 / 5` on the default colour, ringed with the active one. */
export function Counter({ carousel, align = 'right', color, activeColor, className }: PartProps) {
  return (
    <div className={clsx(css.pointers, css[align], className)} aria-hidden="true">
      <span className={css.counter} style={{ backgroundColor: color, borderColor: activeColor }}>
        {carousel.selected + 1} / {carousel.count}
      </span>
    </div>
  )
}

/** A row of thumbnails, one per slide; hovering one shows its slide. */
export function Thumbnails({
  carousel,
  pictures,
  align = 'center',
  activeColor,
  className,
}: PartProps & { pictures: readonly string[] }) {
  if (carousel.count < 2) return null
  return (
    <div
      className={clsx(css.pointers, css[align], css.thumbnails, className)}
      style={{ '--active': activeColor }}
    >
      {pictures.map((picture, index) => (
        <SlideButton
          // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
          key={index}
          carousel={carousel}
          index={index}
          className={css.thumbnail}
          pointable
        >
          <Picture src={picture} alt="" className={css.thumbnailPicture} />
        </SlideButton>
      ))}
    </div>
  )
}

interface SlideButtonProps {
  carousel: CarouselState
  index: number
  className?: string
  /** Selects on hover. */
  pointable?: boolean
  unit?: string
  children: ReactNode
}

function SlideButton({ carousel, index, className, pointable, unit = '张', children }: SlideButtonProps) {
  const go = () => carousel.goTo(index)
  return (
    <button
      type="button"
      className={className}
      aria-label={`第${index + 1}${unit}`}
      aria-current={index === carousel.selected || undefined}
      onClick={go}
      onMouseEnter={pointable ? go : undefined}
    >
      {children}
    </button>
  )
}

/** Previous and next, shown while the carousel is hovered or focused. */
export function Arrows({ carousel, className }: Pick<PartProps, 'carousel' | 'className'>) {
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
