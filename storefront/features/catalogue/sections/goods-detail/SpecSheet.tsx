import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { Modal } from '@storefront/shell/parts/Modal'
import { AmountRow, Specs } from '../../ProductBox'
import { priceOf } from '../../price-of'
import { texts } from '../../texts/detail'
import type { Amount, Choosing } from '../../choice'
import { BuyButtons, type BuyingProps } from './Buttons'
import { SizeChart } from './SizeChart'
import css from './SpecSheet.module.css'

interface SpecSheetProps extends Pick<BuyingProps, 'product' | 'state'> {
  choosing: Choosing
  amount: Amount
  open: boolean
  onClose(): void
}

/** px */
const WIDTH = 430
const PICTURE = 96

/** On a phone: what is chosen of a product and how many, and what buys it. */
export default function SpecSheet({ product, choosing, amount, state, open, onClose }: SpecSheetProps) {
  const { item, picture = product.pics[0] ?? '' } = choosing
  return (
    <Modal open={open} title={texts.pick} width={WIDTH} onCancel={onClose}>
      <div className={css.head}>
        <Picture src={pictureAt(picture, 'm')} alt="" width={PICTURE} height={PICTURE} />
        <div>
          <Price cents={priceOf(item ?? product)} className={css.price} />
          <p className={css.chosen}>{item?.item_spec_desc ?? product.item_name}</p>
        </div>
      </div>
      <Specs groups={product.item_spec_desc} skus={product.spec_items} choosing={choosing} />
      {product.size_chart && <SizeChart chart={product.size_chart} />}
      <AmountRow {...amount} />
      <div className={css.buttons}>
        <BuyButtons product={product} state={state} item={item} num={amount.num} onDone={onClose} />
      </div>
    </Modal>
  )
}
