import { DAY_MS, HOUR_MS } from '@schemas/time-units'

interface Terms {
  /** Hours until goods are shipped. */
  ship_time: number
  /** Days that they are on the way. */
  transit_time: number
}

/** When goods that are sent at a moment have arrived at the latest. */
export const arrivalOfSent = (sent: Date, { transit_time }: Pick<Terms, 'transit_time'>): Date =>
  new Date(sent.getTime() + transit_time * DAY_MS)

/** When goods that are paid at a moment have arrived at the latest, by the shop's settings (rule freight-3). */
export const latestArrival = (paid: Date, { ship_time, transit_time }: Terms): Date =>
  arrivalOfSent(new Date(paid.getTime() + ship_time * HOUR_MS), { transit_time })
