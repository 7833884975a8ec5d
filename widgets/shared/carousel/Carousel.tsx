import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import css from './Carousel.module.css'
import { useCarousel, type CarouselSettings, type CarouselState } from './use-carousel'

interface CarouselProps extends Omit<CarouselSettings, 'count'> {
  /** Accessible name of the carousel. */
  label: string
  slides: readonly ReactNode[]
  /** Dots, counter, thumbnails and arrows, over or below the slides. */
  children?: (state: CarouselState) => ReactNode
  className?: string
  style?: CSSProperties
}

/** Slides one at a time. Re-created when its settings change. */
export function Carousel(props: CarouselProps) {
  const key = [props.autoplay, props.interval, props.loop, props.slides.length].join()
  return <Running key={key} {...props} />
}

function Running({ label, slides, children, loop, autoplay, interval, className, style }: CarouselProps) {
  const { state, viewport, handlers } = useCarousel({ count: slides.length, loop, autoplay, interval })
  return (
    <section
      className={clsx(css.carousel, className)}
      style={style}
      aria-roledescription="轮播"
      aria-label={label}
      {...handlers}
    >
      <div ref={viewport} className={css.viewport}>
        <div className={css.track} aria-live={state.playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
              key={index}
              className={css.slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the ARIA carousel pattern asks for it
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`${index + 1} / ${slides.length}`}
              aria-current={index === state.selected || undefined}
              inert={index !== state.selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {children?.(state)}
      {state.playback && (
        <button
          type="button"
          className={css.pause}
          aria-label={state.playback.paused ? '播放轮播' : '暂停轮播'}
          data-playback={state.playback.paused ? 'paused' : 'playing'}
          onClick={state.playback.toggle}
        />
      )}
    </section>
  )
}
