import type { Aftersale } from '@schemas/generated/api'
import { texts } from './texts/aftersales'

/** `progress` 1 and 4 (rule aftersales-7). */
const AWAITED = 1
const EXCHANGED = 4

/** What a sheet's progress means for its member. */
export function hintOf({
  progress,
  return_type,
  actions,
}: Pick<Aftersale, 'progress' | 'return_type' | 'actions'>): string {
  if (progress === AWAITED && return_type === 'offline') return texts.bringBack
  if (progress === EXCHANGED && !actions.includes('confirm')) return texts.exchangeConfirmed
  return texts.hints[progress] ?? ''
}

/** What happens at the deadline, by `progress`: 0 requested, 1 to be sent back, later with the shop. */
export function untilOf(progress: number): (moment: string) => string {
  if (progress === 0) return texts.autoApprove
  return progress === AWAITED ? texts.autoClose : texts.autoRefund
}
