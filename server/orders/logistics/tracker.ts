import type { TrackRow } from '@schemas/generated/api'

/** A parcel as a tracker asks for it. */
export interface TrackedParcel {
  corp_code: string
  /** The courier's number. */
  number: string
  /** Some couriers tell nothing without it. */
  mobile: string
}

/** Whoever knows where parcels are. */
export interface Tracker {
  /**
   * The steps of a parcel, the newest first; empty while the courier knows nothing.
   * @throws Error where it cannot be asked
   */
  track(parcel: TrackedParcel): Promise<TrackRow[]>
}

/** Without a provider: only our own events are told. */
export const NO_TRACKER: Tracker = { track: async () => [] }
