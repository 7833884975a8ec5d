import type { TrackRow } from '@schemas/generated/api'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TrackerConfig } from '../../config/service-accounts'
import { courierOf } from './couriers'
import type { Config } from '../../config/read-config'

/** What a tracker needs to know about a parcel. */
interface TrackedParcel {
  corp_code: string
  /** The courier's number. */
  number: string
  /** Of the receiver; some couriers require it. */
  mobile: string
}

/** A service that knows where parcels are. */
export interface Tracker {
  /**
   * The steps of a parcel, the newest first; empty while the courier has none.
   * @throws Error if the service fails
   */
  track(parcel: TrackedParcel): Promise<TrackRow[]>
}

/** Without a provider only our own events are shown. */
const NO_TRACKER: Tracker = { track: async () => [] }

/** Less than the shop's timeout of 10 s (rule api-15), so that our own events are still shown. */
const TIMEOUT_MS = 4_000
/** The provider locks numbers that are queried too often. */
const CACHE_MS = 10 * 60 * 1000

/** An answer of `poll/query.do`; a refusal has `result: false` instead of `data`. */
interface Answer {
  message?: string
  returnCode?: string
  data?: { time: string; context: string }[]
}

/** Its code for a number that was not scanned yet. */
const NOT_SCANNED_YET = '500'

/**
 * kuaidi100's real-time query: `param` as JSON, `sign` = MD5(param + key + customer) in upper case. Answers are cached for
 * ten minutes on each server.
 */
export function kuaidi100({ url, key, customer }: TrackerConfig): Tracker {
  const fresh = new LRUCache<string, TrackRow[]>({ max: 5_000, ttl: CACHE_MS })
  const ask = async ({ corp_code, number, mobile }: TrackedParcel): Promise<TrackRow[]> => {
    const param = JSON.stringify({ com: courierOf(corp_code)?.kuaidi100 ?? '', num: number, phone: mobile })
    const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase()
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ customer, sign, param }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`Expected 200 from the parcel tracker, got ${response.status}`)
    const answer = (await response.json()) as Answer
    if (answer.data) return answer.data.map(toTrackRow)
    if (answer.returnCode === NOT_SCANNED_YET) return []
    throw new Error(`Expected steps from the parcel tracker, got ${answer.returnCode}: ${answer.message}`)
  }
  return {
    async track(parcel) {
      const name = `${parcel.corp_code}/${parcel.number}`
      const known = fresh.get(name)
      if (known) return known
      const rows = await ask(parcel)
      fresh.set(name, rows)
      return rows
    },
  }
}

const toTrackRow = ({ time, context }: { time: string; context: string }): TrackRow => ({
  AcceptTime: time,
  AcceptStation: context,
})

/** The configured tracker. */
export const openTracker = ({ tracker }: Pick<Config, 'tracker'>): Tracker =>
  tracker ? kuaidi100(tracker) : NO_TRACKER
