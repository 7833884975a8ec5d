import type { TrackRow } from '@schemas/generated/api'
import { timeInShanghai } from '../../core/shanghai'
import { MERCHANT } from '../logistics/couriers'
import { type Tracker, openTracker } from '../logistics/tracker'
import type { DeliveryRow, EventRow, OrderRow } from '../order-repo'
import type { FastifyInstance } from 'fastify'

/** The step shown for an order without any. */
const NO_STEPS: TrackRow = { AcceptTime: '', AcceptStation: '暂无物流信息' }

/** Texts of the events that are shown as steps, by kind. */
const EVENT_TEXTS: Record<string, (details: Record<string, unknown>) => string> = {
  redeemed: () => '已凭提货码提货',
  extended: ({ days }) => `收货时间已延长${String(days)}天`,
  received: () => '已确认收货',
}
export const TRACK_EVENTS = Object.keys(EVENT_TEXTS)

export interface TrackSource {
  tracker: Tracker
  /** Called when the tracker failed; the buyer still sees our own events. */
  unreachable(error: unknown, delivery_id: string): void
}

/** The steps of a parcel from its courier and our own events, the newest first. */
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
    AcceptStation: EVENT_TEXTS[kind]?.(details) ?? kind,
  }))
  const all = newestFirst([...steps.flat(), ...own])
  return all.length === 0 ? [NO_STEPS] : all
}

function shippedRow({ delivery_corp, delivery_corp_name, delivery_code, created }: DeliveryRow): TrackRow {
  const by =
    delivery_corp === MERCHANT.corp_code ? delivery_corp_name : `${delivery_corp_name} ${delivery_code}`
  return { AcceptTime: timeInShanghai(created), AcceptStation: `商家已发货，${by}` }
}

const newestFirst = (rows: TrackRow[]) =>
  rows.toSorted((a, b) => (a.AcceptTime === b.AcceptTime ? 0 : a.AcceptTime < b.AcceptTime ? 1 : -1))

/** The configured tracker; its failures are logged. */
export const trackSourceOf = ({ config, log }: Pick<FastifyInstance, 'config' | 'log'>): TrackSource => ({
  tracker: openTracker(config),
  unreachable: (err, delivery_id) => log.warn({ err, delivery_id }, 'the parcel tracker could not be asked'),
})
