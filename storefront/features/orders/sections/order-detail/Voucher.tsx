import { Anchor } from '@engine'
import type { OfflineGetVoucherAnswer, OrderInfo } from '@schemas/generated/api'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { Rows } from '../../Rows'
import { momentOf } from '@storefront/shell/parts/moments'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { vouchers } from '@storefront/shell/texts/trade'
import { texts as pictureTexts } from '@storefront/shell/texts/pictures'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/order-detail'
import card from './Render.module.css'
import css from './Voucher.module.css'

interface VoucherProps {
  order: Pick<OrderInfo, 'trade_id' | 'order_status' | 'pay_status'>
  voucher: OfflineGetVoucherAnswer
}

/** px */
const PICTURE = 72

/** The proof of a bank transfer: whether it was believed, what was said of it, and a way to correct it. */
export function Voucher({ order, voucher }: VoucherProps) {
  const { check_status, created, pay_fee, pay_account_name, remark, voucher_pic = [] } = voucher
  if (check_status === undefined) return null
  const isOpen = order.pay_status === 'NOTPAY' && order.order_status !== 'CANCEL'
  const mayChange = isOpen && (check_status === 0 || check_status === 2)
  return (
    <Card title={texts.bankTransfer}>
      <p className={css.state}>
        {vouchers.voucherState[check_status]}
        {mayChange && (
          <Anchor link={cashierPath(order.trade_id, 'offline-pay')} className={card.link}>
            {texts.changeVoucher}
          </Anchor>
        )}
      </p>
      <Rows
        rows={[
          [texts.decision, remark ?? ''],
          [
            texts.transferred,
            pay_fee === undefined ? null : <Price key="fee" cents={pay_fee} className={css.fee} />,
          ],
          [vouchers.payerName, pay_account_name ?? ''],
          [texts.sentAt, created ? momentOf(created) : ''],
        ]}
        className={card.facts}
      />
      {voucher_pic.length > 0 && (
        <p className={css.pictures}>
          {voucher_pic.map((src, index) => (
            <a key={src} href={src} target="_blank" rel="noreferrer">
              <Picture src={src} alt={pictureTexts.pictureAt(index + 1)} width={PICTURE} height={PICTURE} />
            </a>
          ))}
        </p>
      )}
    </Card>
  )
}
