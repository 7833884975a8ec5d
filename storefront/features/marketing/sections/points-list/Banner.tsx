import type { PointsSettingAnswer } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Carousel } from '@widgets/shared/carousel/Carousel'
import { texts } from '../../texts/points'
import css from './Render.module.css'

/** px */
const WIDTH = 1190
const HEIGHT = 260
/** ms */
const INTERVAL = 5000

/** The mall's pictures, one after the other. */
export function Banner({ list }: { list: PointsSettingAnswer['pc_banner'] }) {
  if (list.length === 0) return null
  return (
    <Carousel
      label={texts.mall}
      loop
      autoplay={list.length > 1}
      interval={INTERVAL}
      className={css.banner}
      slides={list.map(({ imgUrl, title }) => (
        <Picture key={imgUrl} src={pictureAt(imgUrl, 'l')} alt={title} width={WIDTH} height={HEIGHT} eager />
      ))}
    />
  )
}
