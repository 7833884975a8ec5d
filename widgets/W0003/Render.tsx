import { clsx } from 'clsx'
import { Anchor, fraction, hrefOf, type WidgetProps } from '@engine'
import type { BoxStyle, HotZone, W0003Props } from '@schemas/generated/types'
import { linkName } from '../shared/link-name'
import { Picture } from '../shared/Picture'
import css from './Render.module.css'

/**
 * 热区图: one picture with linked zones; they are fractions of the box, so they scale with it. Under the proportional lock
 * picture and zones keep their ratio if a narrow page limits the width (rule canvas-5).
 */
export function HotZonePicture({ props, style, mode, theme }: WidgetProps<W0003Props>) {
  const isDesign = mode === 'design'
  // operators see zones without a link as marked; with a link, as shoppers see them
  const zones = props.data.filter((zone) => isDesign || leads(zone))
  if (!isDesign && !props.imgUrl) return null
  return (
    <div className={css.frame} style={{ '--theme': theme, ...(props.proportion && ratioOf(style)) }}>
      <Picture src={props.imgUrl} alt="" fit="fill" className={css.picture} />
      {zones.map((zone, index) => (
        <Anchor
          // oxlint-disable-next-line react/no-array-index-key -- zones have no identity but their place
          key={index}
          link={zone.pathData}
          label={linkName(zone.pathData, `热区${index + 1}`)}
          className={clsx(css.zone, !leads(zone) && css.drawn)}
          style={boxOf(zone)}
        >
          {null}
        </Anchor>
      ))}
    </div>
  )
}

const leads = ({ pathData }: HotZone) => hrefOf(pathData) !== undefined

function ratioOf({ width, height }: BoxStyle) {
  return width > 0 && height > 0 ? { height: 'auto', aspectRatio: `${width} / ${height}` } : undefined
}

function boxOf(zone: HotZone) {
  const left = fraction(zone.leftPer) ?? 0
  const top = fraction(zone.topPer) ?? 0
  return {
    left: percent(left),
    top: percent(top),
    width: percent(Math.min(fraction(zone.widthPer) ?? 0, 1 - left)),
    height: percent(Math.min(fraction(zone.heightPer) ?? 0, 1 - top)),
  }
}

const percent = (part: number) => `${Math.round(part * 1e6) / 1e4}%`
