import type { OperatorRole } from '../../db/schema'

/**
 * Whether a role sees numbers of people and accounts whole. For others every answer masks them, and a search matches only
 * the complete number: by parts of it the hidden digits could be found one after another.
 */
export const seesWholeNumbers = (role: OperatorRole): boolean => role !== 'viewer'
