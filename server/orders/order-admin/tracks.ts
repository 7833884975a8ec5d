import type { TrackRow, WorklistTable } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { deliveriesOf } from '../order-repo'
import { trackParcel, type TrackSource } from '../deliveries/tracks'
import { ordersById } from '../orders/repo'

/** First step of a parcel whose courier could not be queried. */
const UNREACHABLE = '暂时查不到快递公司的物流信息，请稍后再试'

/**
 * The steps of an order's parcels, as its buyer sees them, the newest first. If a courier cannot be queried, a step says so
 * and our own steps are shown.
 */
export async function tracksOfOrder(
  db: Database,
  source: TrackSource,
  company_id: string,
  order_id: string,
): Promise<WorklistTable[]> {
  const [found] = await ordersById(db, company_id, [order_id])
  if (!found) return []
  const parcels = await deliveriesOf(db, company_id, order_id)
  const silent = new Set<string>()
  const listening: TrackSource = {
    tracker: source.tracker,
    unreachable(error, delivery_id) {
      silent.add(delivery_id)
      source.unreachable(error, delivery_id)
    },
  }
  const tables = parcels.map(async (parcel) => {
    const steps = await trackParcel(listening, parcel, found.order)
    const { delivery_id, delivery_corp_name, delivery_code } = parcel
    const name = `${delivery_corp_name} ${delivery_code}`.trim()
    return tracksTable(name, [
      ...(silent.has(delivery_id) ? [{ AcceptTime: '', AcceptStation: UNREACHABLE }] : []),
      ...steps,
    ])
  })
  return Promise.all(tables)
}

const tracksTable = (parcel: string, steps: TrackRow[]): WorklistTable => ({
  title: `物流 ${parcel}`,
  columns: [
    { key: 'time', title: '时间', kind: 'text' },
    { key: 'what', title: '经过', kind: 'text' },
  ],
  rows: steps.map(({ AcceptTime, AcceptStation }) => ({ time: AcceptTime, what: AcceptStation })),
})
