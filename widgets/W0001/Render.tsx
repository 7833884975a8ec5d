import { colour, cssUrl, mediaUrl, oneOf, useSurroundings, type WidgetProps } from '@engine'
import type { W0001Props } from '@schemas/generated/types'
import { Carousel } from '../shared/carousel/Carousel'
import { PictureSlide } from '../shared/carousel/PictureSlide'
import { Pointers } from '../shared/carousel/Pointers'
import css from './Render.module.css'

/**
 * 轮播图: pictures one at a time, looping; slides without a picture are shown to operators only. At the top of a page the
 * current picture, out of focus, also fills a wide window at its sides.
 */
export function ImageCarousel({ props, style, mode, theme }: WidgetProps<W0001Props>) {
  const { pageWidth } = useSurroundings().page
  const shown = props.data.filter((slide) => mode === 'design' || mediaUrl(slide.imgUrl) !== undefined)
  if (shown.length === 0) return null
  const slides = shown.map((slide, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
    <PictureSlide key={index} picture={slide.imgUrl} link={slide.pathData} index={index} />
  ))
  const active = props.customerThemeEnabled ? (colour(props.pointActiveColor) ?? theme) : theme
  return (
    <Carousel
      label="轮播图"
      slides={slides}
      loop
      autoplay={props.autoplay && mode === 'render'}
      interval={props.autoplaySpeed}
      style={{ '--theme': theme, '--ratio': style.width / style.height }}
    >
      {(carousel) => (
        <>
          {mode === 'render' && (
            <span
              className={css.sides}
              style={{
                top: -style.y,
                left: pageWidth / 2 - style.x,
                backgroundImage: cssUrl(shown[carousel.selected]?.imgUrl),
              }}
            />
          )}
          <Pointers
            carousel={carousel}
            kind={oneOf(props.styleType, ['style1', 'style2', 'style3', 'style4', 'style5'])}
            align={oneOf(props.pointAlign, ['left', 'center', 'right'])}
            color={colour(props.pointDefaultColor)}
            activeColor={active}
            pictures={shown.map((slide) => slide.imgUrl)}
          />
        </>
      )}
    </Carousel>
  )
}
