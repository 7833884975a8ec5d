/** How far an after-sale has come, as steps (rule aftersales-1). Pure. */
import type { Aftersale } from '@schemas/generated/api'
import { momentOf } from '../../shell/parts/moments'
import { texts } from './texts/aftersales'

export interface Step {
  text: string
  state: 'done' | 'current' | 'todo' | 'failed'
}

type Standing = Pick<Aftersale, 'aftersales_type' | 'progress' | 'return_type' | 'actions'>

/** Steps from the application to its end; what was refused or closed ends where that happened. */
export function stepsOf(aftersale: Standing): Step[] {
  const path = pathOf(aftersale)
  const ending = ENDINGS[aftersale.progress]
  if (ending !== undefined) {
    const isBack = aftersale.progress === REFUSED_LATE
    const passed = path.slice(0, isBack ? path.indexOf(texts.stepTaken) : 1)
    return [...passed.map((text) => ({ text, state: 'done' as const })), { text: ending, state: 'failed' }]
  }
  const at = reached(aftersale, path)
  return path.map((text, index) => ({ text, state: stateAt(index, at) }))
}

/** `progress` 3, 5 and 7 (rule aftersales-7). */
const REFUSED_LATE = 5
const ENDINGS: Record<number, string> = {
  3: texts.stepRejected,
  [REFUSED_LATE]: texts.stepRejected,
  7: texts.stepClosed,
}

function pathOf({ aftersales_type, return_type }: Standing): string[] {
  const begin = [texts.stepApplied, texts.stepDecided]
  if (aftersales_type === 'ONLY_REFUND') return [...begin, texts.stepRefund, texts.stepDone]
  const way = return_type === 'offline' ? texts.stepBrought : texts.stepBack
  const end = aftersales_type === 'EXCHANGING_GOODS' ? texts.stepExchange : texts.stepRefund
  return [...begin, way, texts.stepTaken, end, texts.stepDone]
}

/** Index of the step that is under way; beyond the last one: all is done. */
function reached({ progress, actions }: Standing, path: readonly string[]): number {
  const last = path.length - 1
  const under: Record<number, number> = {
    0: 1,
    1: 2,
    2: 3,
    // the shop has sent what it exchanges; its buyer may still say that it came
    4: actions.includes('confirm') ? last : path.length,
    6: path.length,
    8: last - 1,
    9: last - 1,
  }
  return under[progress] ?? 1
}

function stateAt(index: number, at: number): Step['state'] {
  if (index < at) return 'done'
  return index === at ? 'current' : 'todo'
}

/** `progress` 1 (rule aftersales-7): the goods are to be sent back. */
export const AWAITED = 1

/** What happens at its deadline, by `progress`: 0 requested, 1 to be sent back, later with the shop. */
export function untilOf({ progress, auto_time }: Pick<Aftersale, 'progress' | 'auto_time'>): string {
  const moment = momentOf(auto_time)
  if (progress === 0) return texts.autoApprove(moment)
  return progress === AWAITED ? texts.autoClose(moment) : texts.autoRefund(moment)
}
