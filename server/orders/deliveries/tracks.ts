import type { TrackRow } from '@schemas/generated/api'
import { timeInShanghai } from '../../core/shanghai'
import { MERCHANT } from '../logistics/couriers'
import type { Tracker } from '../logistics/tracker'
import type { DeliveryRow, EventRow, OrderRow } from '../order-repo'

/** What an order says whose parcels nobody has news of. */
const NO_TRACK: TrackRow = { AcceptTime: '', AcceptStation: '暂无物流信息' }

/** What kinds of events buyers read; the texts of each. */
const TOLD: Record<string, (details: Record<string, unknown>) => string> = {
  redeemed: () => '已凭提货码提货',
  extended: ({ days }) => `收货时间已延长${String(days)}天`,
  received: () => '已确认收货',
}
export const TOLD_EVENTS = Object.keys(TOLD)

export interface TrackSource {
  tracker: Tracker
  /** Hears why the courier could not be asked; the buyer still reads our own events. */
  unreachable(error: unknown, delivery_id: string): void
}

/** The steps of a parcel as its courier and we ourselves know them, the newest first. */
export async function trackParcel(
  { tracker, unreachable }: TrackSource,
  parcel: DeliveryRow,
  { receiver: { receiver_mobile: mobile } }: Pick<OrderRow, 'receiver'>,
): Promise<TrackRow[]> {
  const { delivery_id, delivery_corp: corp_code, delivery_code: number } = parcel
  const own = [shippedRow(parcel)]
  if (corp_code === MERCHANT.corp_code || number === '') return own
  try {
    return newestFirst([...(await tracker.track({ corp_code, number, mobile })), ...own])
  } catch (error) {
    unreachable(error, delivery_id)
    return own
  }
}

/** The steps of a whole order. */
export async function trackOrder(
  source: TrackSource,
  order: OrderRow,
  parcels: DeliveryRow[],
  events: EventRow[],
): Promise<TrackRow[]> {
  const steps = await Promise.all(parcels.map((parcel) => trackParcel(source, parcel, order)))
  const own = events.map(({ kind, created, details }) => ({
    AcceptTime: timeInShanghai(created),
    AcceptStation: TOLD[kind]?.(details) ?? kind,
  }))
  const all = newestFirst([...steps.flat(), ...own])
  return all.length === 0 ? [NO_TRACK] : all
}

function shippedRow({ delivery_corp, delivery_corp_name, delivery_code, created }: DeliveryRow): TrackRow {
  const by =
    delivery_corp === MERCHANT.corp_code ? delivery_corp_name : `${delivery_corp_name} ${delivery_code}`
  return { AcceptTime: timeInShanghai(created), AcceptStation: `商家已发货，${by}` }
}

const newestFirst = (rows: TrackRow[]) =>
  rows.toSorted((a, b) => (a.AcceptTime === b.AcceptTime ? 0 : a.AcceptTime < b.AcceptTime ? 1 : -1))
