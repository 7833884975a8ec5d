import { useState } from 'react'
import { Price } from '@widgets/shared/Price'
import { shownChange, type PriceChange } from '../../problem'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/checkout'
import css from './Changes.module.css'

interface ChangesProps {
  changes: readonly PriceChange[]
  /** Cents that are to be paid now. */
  total: number
  onAgree(): Promise<void>
  onDecline(): void
}

/** px */
const WIDTH = 560

/** Rule checkout-1: what changed between looking and ordering, and whether it shall be ordered all the same. */
export default function Changes({ changes, total, onAgree, onDecline }: ChangesProps) {
  const [open, setOpen] = useState(true)
  const close = (then: () => unknown) => {
    setOpen(false)
    then()
  }
  return (
    <Modal
      open={open}
      title={texts.priceChanged}
      width={WIDTH}
      confirmText={texts.agree}
      onConfirm={() => close(() => void onAgree())}
      onCancel={() => close(onDecline)}
    >
      <p>{texts.changedLead}</p>
      <table className={css.changes}>
        <thead>
          <tr>
            <th scope="col">{texts.changed}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(shownChange).map(({ key, item, label, before, after }) => (
            <tr key={key}>
              <td>{[item, label].filter(Boolean).join(' · ')}</td>
              <td>
                <del>{before}</del>
              </td>
              <td className={css.after}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.total}>
        {texts.nowToPay} <Price cents={total} />
      </p>
    </Modal>
  )
}
