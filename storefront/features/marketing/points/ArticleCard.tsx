import { Anchor, encodePart } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { texts } from '../texts/points'
import css from './ArticleCard.module.css'
import { PointsPrice } from '../../../shell/parts/PointsPrice'

interface ArticleCardProps {
  item: GoodsItem
  /** px; side of the square picture. */
  picture: number
  eager?: boolean
}

/** One article of the points mall, all of it a single link. */
export function ArticleCard({ item, picture, eager = false }: ArticleCardProps) {
  const { item_id, item_name, pics, point = 0, price, store } = item
  return (
    <Anchor link={`/pointitems/${encodePart(item_id)}`} className={css.card} title={item_name}>
      <span className={css.frame}>
        <Picture src={pictureAt(pics[0] ?? '', 'm')} alt="" width={picture} height={picture} eager={eager} />
        {store <= 0 && <span className={css.mark}>{texts.soldOut}</span>}
      </span>
      <span className={css.name}>{item_name}</span>
      <PointsPrice points={point} cents={price} className={css.price} />
    </Anchor>
  )
}
