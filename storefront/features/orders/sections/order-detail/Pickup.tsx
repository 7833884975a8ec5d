import type { PickupCode } from '@schemas/generated/api'
import { Rows } from '../../Rows'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/order-detail'
import css from './Pickup.module.css'
import card from './Render.module.css'

/** px */
const QR_SIZE = 148

/** What is shown at the shop's counter: the code, big, and as pictures that tills read. */
export function Pickup({ code }: { code: PickupCode }) {
  const isFetched = code.ziti_status === 'DONE'
  return (
    <Card title={texts.pickupCode}>
      <div className={css.pickup} data-done={isFetched ? '' : undefined}>
        <img src={code.qrcode_url} alt={texts.qrcode} width={QR_SIZE} height={QR_SIZE} />
        <div className={css.middle}>
          <p className={css.code}>{code.code}</p>
          <p className={css.hint}>{isFetched ? texts.fetched : texts.pickupHint}</p>
          <img src={code.barcode_url} alt={texts.barcode} className={css.barcode} />
        </div>
        <Rows
          rows={[
            [texts.pickupShop, code.name],
            [texts.pickupAddress, code.address],
            [texts.hours, code.hours],
            [texts.phone, code.contract_phone],
            [texts.pickupTime, [code.pickup_date, code.pickup_time].filter(Boolean).join(' ')],
          ]}
          className={card.facts}
        />
      </div>
    </Card>
  )
}
