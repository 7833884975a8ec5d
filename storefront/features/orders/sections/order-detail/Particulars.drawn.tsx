import type { OfflineGetVoucherAnswer, OrderDetail } from '@schemas/generated/api'
import { LinesTable } from '../../LinesTable'
import { OrderSum } from '../../OrderSum'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/order-detail'
import { Facts } from './Facts'
import { Invoice } from './Invoice'
import { Timeline } from './Timeline'
import { Voucher } from './Voucher'

interface ParticularsProps {
  detail: OrderDetail
  /** Absent where it could not be asked for. */
  voucher: OfflineGetVoucherAnswer | undefined
}

/** Where an order goes, how it is paid, what it is made of to the cent, its invoice, and what has happened. */
export function Particulars({ detail, voucher }: ParticularsProps) {
  const order = detail.orderInfo
  return (
    <>
      {voucher?.check_status !== undefined && <Voucher order={order} voucher={voucher} />}
      <Facts detail={detail} />
      <Card title={texts.lines}>
        <LinesTable order={order} />
        <OrderSum order={order} />
      </Card>
      <Invoice order={order} />
      <Timeline events={detail.events} />
    </>
  )
}
