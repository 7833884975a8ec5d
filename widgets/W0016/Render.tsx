import { Anchor, colour, hrefOf, mediaUrl, type WidgetProps } from '@engine'
import type { W0016Props } from '@schemas/generated/types'
import { LinkedPicture } from '../shared/LinkedPicture'
import { textOf, textStyle } from '../shared/text-style'
import css from './Render.module.css'

/** 营销橱窗: a title with its subtitle as a tinted chip, and two pictures below. */
export function PairShowcase({ props, mode, theme }: WidgetProps<W0016Props>) {
  const [title, subTitle] = [textOf(props.mainTitle), textOf(props.subTitle)]
  const pictures = props.data.filter(({ imgUrl }) => mode === 'design' || mediaUrl(imgUrl) !== undefined)
  if (pictures.length === 0) return null
  return (
    <section
      className={css.showcase}
      style={{ '--chip': colour(props.wgtBackgroundColor) ?? theme, '--theme': theme }}
    >
      <div className={css.head}>
        {title !== '' && (
          <h2 className={css.title} style={textStyle(props.wgtTitleFontSize, props.wgtTitleColor)}>
            <Anchor link={props.linkPath} className={css.link}>
              {title}
              {hrefOf(props.linkPath) !== undefined && <span className={css.arrow} aria-hidden="true" />}
            </Anchor>
          </h2>
        )}
        {subTitle !== '' && (
          <p className={css.chip} style={textStyle(props.wgtSubTitleFontSize, props.wgtSubTextColor)}>
            {subTitle}
          </p>
        )}
      </div>
      <div className={css.pictures}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pictures have no identity but their place
          <LinkedPicture key={index} picture={picture} fallback={`${title} ${index + 1}`.trim()} />
        ))}
      </div>
    </section>
  )
}
