import { clsx } from 'clsx'
import { mediaUrl, oneOf, type WidgetProps } from '@engine'
import type { CaptionSlide, W0025Props } from '@schemas/generated/types'
import { Carousel } from '../shared/carousel/Carousel'
import { Arrows, Counter, Dots } from '../shared/carousel/parts'
import { PictureSlide } from '../shared/carousel/PictureSlide'
import css from './Render.module.css'

/** 图片轮播: pictures with captions, changed by an interval, with dots or a counter. */
export function CaptionCarousel({ props, style, mode, theme }: WidgetProps<W0025Props>) {
  const shown = props.data.filter((slide) => mode === 'design' || mediaUrl(slide.imgUrl) !== undefined)
  if (shown.length === 0) return null
  const align = oneOf(props.captionAlign, ['left', 'center', 'right']) ?? 'left'
  const indicator = oneOf(props.indicator, ['dots', 'counter'])
  return (
    <Carousel
      label="图片轮播"
      slides={shown.map((slide, index) => (
        <Slide
          // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
          key={index}
          slide={slide}
          index={index}
          caption={props.showCaption ? clsx(css.caption, css[align], indicator && css[indicator]) : undefined}
        />
      ))}
      loop
      autoplay={props.autoplay && mode === 'render'}
      interval={props.interval}
      style={{ '--theme': theme, '--ratio': style.width / style.height }}
    >
      {(carousel) => (
        <>
          {props.arrows && <Arrows carousel={carousel} />}
          {indicator === 'dots' && <Dots carousel={carousel} activeColor={theme} color="#ffffff" />}
          {indicator === 'counter' && (
            <Counter carousel={carousel} activeColor={theme} align={align === 'right' ? 'left' : 'right'} />
          )}
        </>
      )}
    </Carousel>
  )
}

interface SlideProps {
  slide: CaptionSlide
  index: number
  /** Class of the caption; none if captions are hidden. */
  caption?: string
}

function Slide({ slide, index, caption }: SlideProps) {
  const said = caption !== undefined && slide.caption !== ''
  return (
    <PictureSlide
      picture={slide.imgUrl}
      link={slide.pathData}
      index={index}
      alt={said ? '' : slide.caption || undefined}
    >
      {said && <span className={caption}>{slide.caption}</span>}
    </PictureSlide>
  )
}
