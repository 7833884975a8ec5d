import { Anchor, colour, mediaUrl, oneOf, type WidgetProps } from '@engine'
import type { W0001Props } from '@schemas/generated/types'
import { Carousel } from '../shared/carousel/Carousel'
import { Pointers } from '../shared/carousel/Pointers'
import { linkName } from '../shared/link-name'
import { Picture } from '../shared/Picture'
import css from './Render.module.css'

/** 轮播图: pictures one at a time, looping; slides without a picture are shown to operators only. */
export function ImageCarousel({ props, mode, theme }: WidgetProps<W0001Props>) {
  const shown = props.data.filter((slide) => mode === 'design' || mediaUrl(slide.imgUrl) !== undefined)
  if (shown.length === 0) return null
  const slides = shown.map((slide, index) => (
    <Anchor
      // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
      key={index}
      link={slide.pathData}
      className={css.slide}
    >
      <Picture
        src={slide.imgUrl}
        alt={linkName(slide.pathData, `第${index + 1}张`)}
        className={css.picture}
        eager={index === 0}
      />
    </Anchor>
  ))
  const active = props.customerThemeEnabled ? (colour(props.pointActiveColor) ?? theme) : theme
  return (
    <Carousel
      label="轮播图"
      slides={slides}
      loop
      autoplay={props.autoplay && mode === 'render'}
      interval={props.autoplaySpeed}
      style={{ '--theme': theme }}
    >
      {(carousel) => (
        <Pointers
          carousel={carousel}
          kind={oneOf(props.styleType, ['style1', 'style2', 'style3', 'style4', 'style5'])}
          align={oneOf(props.pointAlign, ['left', 'center', 'right'])}
          color={colour(props.pointDefaultColor)}
          activeColor={active}
          pictures={shown.map((slide) => slide.imgUrl)}
        />
      )}
    </Carousel>
  )
}
