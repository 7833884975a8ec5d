import type { GoodsDetail } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { goodsPath } from '@widgets/shared/shop'
import { addToCart } from './buying.actions'
import { Modal } from '../../shell/parts/Modal'
import type { ItemChange } from '../../shell/state/questions'
import { showToast } from '../../shell/state/toasts'
import { texts as goods } from './texts/goods'
import { AmountRow, Specs } from './ProductBox'
import { buyStateOf, openItem, sellerOf } from './buy-state'
import css from './ItemDialog.module.css'
import { priceOf } from './price-of'
import { useAmount, useChoice } from './choice'

const texts = {
  chooseSpec: goods.chooseSpec,
  addToCart: goods.addToCart,
  chooseItem: '选择规格',
  soldOut: goods.soldOut,
  details: '查看商品详情',
  seckillOnly: '该规格正在秒杀，请到商品详情页购买',
} as const

/** px */
const WIDTH = 560
const PICTURE = 112

interface ItemDialogProps {
  product: GoodsDetail
  open: boolean
  /** Absent: what is chosen is added to the cart. */
  change?: ItemChange
  answer(done: boolean): void
}

/** Which item of a product goes into the cart from a card of it, or replaces a line of it, and how many pieces. */
export default function ItemDialog({ product, open, change, answer }: ItemDialogProps) {
  const choosing = useChoice(product, change?.item_id ?? openItem(product)?.item_id)
  const { item, picture = product.pics[0] ?? '' } = choosing
  const amount = useAmount(product, item, change && String(change.num))
  const priced = item ?? product
  const price = priceOf(priced)
  // one of its items may be in a seckill, which is bought on the product's page alone
  const state = item && buyStateOf(product, item)
  const isOpen = state === undefined || state === 'open'
  const distributor_id = sellerOf(product)
  const add = async () => {
    if (!item) return showToast(texts.chooseSpec)
    const { item_id } = item
    const done = change
      ? change.apply(item_id, amount.num)
      : addToCart({ item_id, num: amount.num, distributor_id })
    if (await done) answer(true)
  }
  return (
    <Modal
      open={open}
      title={texts.chooseItem}
      width={WIDTH}
      {...(!change && { confirmText: texts.addToCart })}
      {...(isOpen && { onConfirm: add })}
      onCancel={() => answer(false)}
    >
      <div className={css.good}>
        <Picture src={pictureAt(picture, 'm')} alt="" width={PICTURE} height={PICTURE} />
        <div className={css.about}>
          <p className={css.name}>{product.item_name}</p>
          <p className={css.prices}>
            <Price cents={price} className={css.price} />
            {priced.market_price > price && <Price cents={priced.market_price} former />}
          </p>
          <a
            href={goodsPath(item?.item_id ?? product.item_id, distributor_id)}
            className={css.way}
            onClick={() => answer(false)}
          >
            {texts.details}
          </a>
        </div>
      </div>
      <Specs groups={product.item_spec_desc} skus={product.spec_items} choosing={choosing} />
      {isOpen ? <AmountRow {...amount} /> : <p>{state === 'seckill' ? texts.seckillOnly : texts.soldOut}</p>}
    </Modal>
  )
}
