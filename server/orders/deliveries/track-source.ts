import type { FastifyInstance } from 'fastify'
import { openTracker } from '../logistics/open'
import type { TrackSource } from './tracks'

/** Whoever knows where parcels are, as configured; what it cannot say stands in the log. */
export const trackSourceOf = ({ config, log }: Pick<FastifyInstance, 'config' | 'log'>): TrackSource => ({
  tracker: openTracker(config),
  unreachable: (err, delivery_id) => log.warn({ err, delivery_id }, 'the parcel tracker could not be asked'),
})
