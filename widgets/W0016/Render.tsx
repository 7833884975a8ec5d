import { colour, mediaUrl, type WidgetProps } from '@engine'
import type { W0016Props } from '@schemas/generated/types'
import frame from '../shared/frame.module.css'
import { SectionHead } from '../shared/SectionHead'
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
      className={frame.frame}
      style={{ '--chip': colour(props.wgtBackgroundColor) ?? theme, '--theme': theme }}
    >
      <SectionHead
        title={title}
        link={props.linkPath}
        titleStyle={textStyle(props.wgtTitleFontSize, props.wgtTitleColor)}
      >
        {subTitle !== '' && (
          <p className={css.chip} style={textStyle(props.wgtSubTitleFontSize, props.wgtSubTextColor)}>
            {subTitle}
          </p>
        )}
      </SectionHead>
      <div className={css.pictures}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pictures have no identity but their place
          <LinkedPicture key={index} picture={picture} fallback={`${title} ${index + 1}`.trim()} />
        ))}
      </div>
    </section>
  )
}
