import { Anchor, encodePart } from '@engine'
import type { Quote } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { quotedShops, type ShownShop } from '../../lines'
import { Card } from '@storefront/shell/parts/Card'
import { PointsPrice, pointsTexts as texts } from '@storefront/features/marketing'
import css from './Render.module.css'

/** px */
const PICTURE = 80

/** What is redeemed; its points once they are quoted. */
export function Lines({ shops, quote }: { shops: readonly ShownShop[]; quote: Quote | null }) {
  const lines = quotedShops(shops, quote).flatMap((shop) => shop.lines)
  const quoted = quote?.items ?? []
  return (
    <Card title={texts.goodsToRedeem}>
      <ul className={css.lines}>
        {lines.map(({ key, item_id, item_name, pic, spec, num, item_fee }) => {
          const points = quoted.find((item) => item.cart_id === key)?.share_points
          return (
            <li key={key} className={css.line}>
              <Picture src={pictureAt(pic, 's')} alt="" width={PICTURE} height={PICTURE} />
              <p className={css.name}>
                <Anchor link={`/pointitems/${encodePart(item_id)}`}>{item_name}</Anchor>
                {spec && <span className={css.spec}>{spec}</span>}
              </p>
              <p className={css.num}>× {num}</p>
              <p className={css.cost}>
                {points !== undefined && <PointsPrice points={points} cents={item_fee} />}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
