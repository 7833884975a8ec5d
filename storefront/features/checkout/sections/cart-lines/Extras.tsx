import { Anchor, encodePart } from '@engine'
import type { CartExtraItem, CartShop } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { Button } from '@storefront/shell/parts/Button'
import { takeExtra } from '../../cart.actions'
import { texts } from '../../texts/cart'
import css from './Shop.module.css'

/** What comes with the lines of a shop: gifts, and goods offered for a little more. */
export function Extras({ shop }: { shop: CartShop }) {
  const { shop_id, gift_activity, plus_buy_activity } = shop
  return (
    <ul className={css.extras}>
      {gift_activity.flatMap(({ activity_id, rule, items }) =>
        items.map((item) => (
          <Extra key={`${activity_id}/${item.item_id}`} item={item} mark={texts.gift} rule={rule} />
        )),
      )}
      {plus_buy_activity.flatMap(({ activity_id, rule, items }) =>
        items
          .filter(({ cart_id, store }) => cart_id === '' && store > 0)
          .map((item) => (
            <Extra
              key={`${activity_id}/${item.item_id}`}
              item={item}
              mark={texts.plusBuy}
              rule={rule}
              onTake={() => void takeExtra({ item_id: item.item_id, activity_id, distributor_id: shop_id })}
            />
          )),
      )}
    </ul>
  )
}

interface ExtraProps {
  item: CartExtraItem
  mark: string
  rule: string
  onTake?: () => void
}

const Extra = ({ item, mark, rule, onTake }: ExtraProps) => (
  <li className={css.extra}>
    <span className={css.mark}>{mark}</span>
    <Picture src={pictureAt(item.pics, 's')} alt="" width={40} height={40} className={css.picture} />
    <Anchor link={`/items/${encodePart(item.item_id)}`} className={css.name}>
      {item.item_name}
    </Anchor>
    <span className={css.rule}>{rule}</span>
    <Price cents={item.price} />
    {item.market_price > item.price && <Price cents={item.market_price} former />}
    {onTake ? (
      <Button size="small" onClick={onTake}>
        {texts.plusBuy}
      </Button>
    ) : (
      <span>×{item.num}</span>
    )}
  </li>
)
