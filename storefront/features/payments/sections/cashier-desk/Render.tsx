import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { OrderInfo, TradeDetail } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { PayHead } from '../../PayHead'
import { receiverOf } from '../../receiver'
import { cashierNotice, TradeHead } from '../../TradeHead'
import { texts } from '../../texts/pay'
import type data from './data'
import css from './Render.module.css'
import { Ways } from './Ways'

/** The cashier: what is to be paid, until when, and how. */
export function Render() {
  const { trade: asked, orders, voucher, ...methods } = useAnswers<typeof data>()
  if (!asked) return null
  const notice = cashierNotice(asked)
  if (notice || !asked.data)
    return (
      <>
        <PayHead trade={asked.data} />
        <div className={clsx('page-column', css.page)}>{notice}</div>
      </>
    )
  const trade = asked.data
  const { trade_id } = trade
  const check = voucher.data?.check_status
  return (
    <>
      <PayHead trade={trade} />
      <div className={clsx('page-column', css.page)}>
        <TradeHead trade={trade} title={texts.submitted} />
        {(check === 0 || check === 2) && (
          <p className={css.proof}>
            {texts.voucherState[check]}
            <Anchor link={cashierPath(trade_id, 'offline-pay')} className={css.way}>
              {texts.changeVoucher}
            </Anchor>
          </p>
        )}
        {trade.product && <Bought {...trade.product} />}
        <Orders list={orders.data?.list ?? []} />
        <Ways key={trade_id} trade={trade} methods={methods} />
        <p className={css.back}>
          <Anchor link={ORDERS_PATH} className={css.way}>
            {texts.backToOrders}
          </Anchor>
        </p>
      </div>
    </>
  )
}

/** What is paid for where that is no goods: a grade of members. */
const Bought = ({ title, note }: NonNullable<TradeDetail['product']>) => (
  <section className={css.bought} aria-label={texts.product}>
    <b>{title}</b>
    <span>{note}</span>
  </section>
)

/** px */
const PICTURE = 56
/** Pictures of an order's goods at most. */
const SHOWN = 6

/** What is paid for: each order with its goods, where it goes, and its sum. */
function Orders({ list }: { list: readonly OrderInfo[] }) {
  if (list.length === 0) return null
  return (
    <ul className={css.orders}>
      {list.map((order) => (
        <li key={order.order_id} className={css.order}>
          <p className={css.goods}>
            {order.items.slice(0, SHOWN).map(({ id, pic, item_name }) => (
              <Picture
                key={id}
                src={pictureAt(pic, 's')}
                alt={item_name}
                width={PICTURE}
                height={PICTURE}
                className={css.picture}
              />
            ))}
          </p>
          <dl className={css.facts}>
            <dt>{texts.orderNumber}</dt>
            <dd>{order.order_id}</dd>
            <dt>{texts.receiver}</dt>
            <dd>{receiverOf(order)}</dd>
          </dl>
          <p className={css.sum}>
            {texts.pieces(order.items.reduce((pieces, { num }) => pieces + num, 0))}
            <Price cents={order.total_fee} className={css.price} />
            {order.point_use > 0 && <span>{texts.pointsUsed(order.point_use)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
