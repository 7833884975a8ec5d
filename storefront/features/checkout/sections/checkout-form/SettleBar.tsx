import type { Address } from '@schemas/generated/api'
import { maskMobile } from '@schemas/account'
import { Price } from '@widgets/shared/Price'
import type { CheckoutState } from '../../checkout'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/checkout'
import css from './SettleBar.module.css'

interface SettleBarProps {
  state: CheckoutState
  /** The delivery address; undefined for pickup, or while it is unknown. */
  address: Address | undefined
  onSubmit(): Promise<void>
}

/** The sum and the order, always in sight. */
export function SettleBar({ state, address, onSubmit }: SettleBarProps) {
  const { quote, isCurrent, waiting, sending } = state
  return (
    <div className={css.bar}>
      <p className={css.address}>
        {address &&
          `${texts.sendTo}${address.area}${address.adrdetail}　${address.username} ${maskMobile(address.telephone)}`}
      </p>
      <p className={css.sum} aria-live="polite" data-dim={waiting ? '' : undefined}>
        {texts.toPay}
        {quote && <Price cents={quote.total_fee} className={css.price} />}
      </p>
      <Button
        kind="primary"
        size="large"
        disabled={!waiting && !isCurrent}
        busy={waiting || sending}
        onClick={() => void onSubmit()}
      >
        {sending ? texts.saving : texts.submit}
      </Button>
    </div>
  )
}
