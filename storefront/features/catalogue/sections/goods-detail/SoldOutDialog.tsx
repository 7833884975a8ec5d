import { useState } from 'react'
import type { SpecItem } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { awaitStock } from '../../buying.actions'
import { priceOf } from '../../price-of'
import { Button } from '@storefront/shell/parts/Button'
import { CONFIRM_WIDTH, Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/sold-out'
import css from './SoldOutDialog.module.css'

interface SoldOutDialogProps {
  open: boolean
  items: readonly SpecItem[]
  onCancel(): void
}

/** What is sold out of a product, each to be waited for. */
export default function SoldOutDialog({ open, items, onCancel }: SoldOutDialogProps) {
  return (
    <Modal open={open} title={texts.soldOutSpecs} width={CONFIRM_WIDTH} onCancel={onCancel}>
      <ul className={css.items}>
        {items.map((item) => (
          <Item key={item.item_id} item={item} />
        ))}
      </ul>
    </Modal>
  )
}

function Item({ item }: { item: SpecItem }) {
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const name = item.item_spec.map(({ spec_value_name }) => spec_value_name).join(' ') || texts.soldOut
  const wait = async () => {
    setBusy(true)
    setWaiting(await awaitStock(item.item_id).finally(() => setBusy(false)))
  }
  return (
    <li className={css.item}>
      <span className={css.name}>{name}</span>
      <Price cents={priceOf(item)} className={css.price} />
      <Button
        size="small"
        busy={busy}
        disabled={waiting}
        aria-label={`${texts.notifyMe} ${name}`}
        onClick={() => void wait()}
      >
        {waiting ? texts.noticeSet : texts.notifyMe}
      </Button>
    </li>
  )
}
