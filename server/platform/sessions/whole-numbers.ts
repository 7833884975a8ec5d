import type { OperatorRole } from '../../db/schema'

/**
 * Whether a role sees phone and account numbers in full. For other roles every answer masks them, and a search matches the
 * complete number only: searching for parts would reveal the hidden digits one by one.
 */
export const seesWholeNumbers = (role: OperatorRole): boolean => role !== 'viewer'
