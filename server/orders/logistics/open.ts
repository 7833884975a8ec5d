import type { Config } from '../../config/read-config'
import { kuaidi100 } from './kuaidi100'
import { NO_TRACKER, type Tracker } from './tracker'

/** The tracker that the configuration names. */
export const openTracker = ({ tracker }: Pick<Config, 'tracker'>): Tracker =>
  tracker ? kuaidi100(tracker) : NO_TRACKER
