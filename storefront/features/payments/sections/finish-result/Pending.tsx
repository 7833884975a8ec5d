import type { OfflineGetVoucherAnswer, TradeDetail } from '@schemas/generated/api'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { cashierPath, finishPath } from '@storefront/shell/routing/pay-paths'
import { texts } from '../../texts/pay'
import { Mark } from '@storefront/shell/parts/Mark'
import css from './Render.module.css'

interface PendingProps {
  trade: TradeDetail | undefined
  proof: OfflineGetVoucherAnswer
}

const PENDING = 0
const REFUSED = 2

/** Neither paid nor failed: a transfer waits to be checked or was refused, or a provider has not said yet. */
export function Pending({ trade, proof: { check_status, remark } }: PendingProps) {
  const isTransfer = check_status === PENDING || check_status === REFUSED
  return (
    <div className={css.end}>
      <Mark kind="pending" />
      <h2 className={css.said}>{saidOf(check_status)}</h2>
      <p className={css.hint}>{hintOf(check_status, remark)}</p>
      <p className={css.ways}>
        <ButtonLink kind="primary" href={ORDERS_PATH}>
          {texts.backToOrders}
        </ButtonLink>
        {trade && isTransfer && (
          <ButtonLink href={cashierPath(trade.trade_id, 'offline-pay')}>{texts.changeVoucher}</ButtonLink>
        )}
        {trade && !isTransfer && (
          <>
            <ButtonLink href={finishPath(trade.trade_id)}>{texts.askAgain}</ButtonLink>
            <ButtonLink href={cashierPath(trade.trade_id)}>{texts.payAgain}</ButtonLink>
          </>
        )}
        <ButtonLink href="/">{texts.home}</ButtonLink>
      </p>
    </div>
  )
}

function saidOf(check_status: number | undefined): string {
  if (check_status === PENDING) return texts.waitingForCheck
  return check_status === REFUSED ? texts.refused : texts.unconfirmed
}

function hintOf(check_status: number | undefined, remark: string | undefined): string {
  if (check_status === PENDING) return texts.waitingForCheckHint
  if (check_status === REFUSED) return remark ? `${texts.checkResult}：${remark}` : ''
  return texts.unconfirmedHint
}
