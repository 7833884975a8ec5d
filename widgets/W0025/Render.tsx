import { clsx } from 'clsx'
import { Anchor, mediaUrl, oneOf, type WidgetProps } from '@engine'
import type { CaptionSlide, W0025Props } from '@schemas/generated/types'
import { Carousel } from '../shared/carousel/Carousel'
import { Arrows, Counter, Dots } from '../shared/carousel/parts'
import { linkName } from '../shared/link-name'
import { Picture } from '../shared/Picture'
import css from './Render.module.css'

/** 图片轮播: pictures with captions, changed by an interval, with dots or a counter. */
export function CaptionCarousel({ props, mode, theme }: WidgetProps<W0025Props>) {
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
      style={{ '--theme': theme }}
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
    <Anchor link={slide.pathData} className={css.slide}>
      <Picture
        src={slide.imgUrl}
        alt={said ? '' : slide.caption || linkName(slide.pathData, `第${index + 1}张`)}
        className={css.picture}
        eager={index === 0}
      />
      {said && <span className={caption}>{slide.caption}</span>}
    </Anchor>
  )
}
