import { describe, expect, it } from 'vitest'
import { AFTERSALES_STATES } from '../../db/schema'
import { EVENT_TEXTS } from '../orders/status-words'
import {
  actionsOf,
  stateAfter,
  progressOf,
  progressText,
  statesFor,
  statesOf,
  statusOf,
  TRANSITIONS,
  type Action,
} from './states'

const sheet = { aftersales_type: 'REFUND_GOODS', sendback: null } as const

describe('the states of an after-sales case', () => {
  it('every path from APPLIED ends', () => {
    const ends = new Set<string>()
    const walk = (state: (typeof AFTERSALES_STATES)[number], path: string[]) => {
      const next = Object.entries(TRANSITIONS[state]).filter(([action]) => action !== 'modify')
      if (next.length === 0) ends.add(state)
      expect(path.length).toBeLessThan(8)
      for (const [, to] of next) walk(to, [...path, to])
    }
    walk('APPLIED', [])
    expect([...ends].toSorted()).toEqual(['CLOSED', 'DONE', 'REJECTED'])
  })

  it.each<[Action, string[]]>([
    ['modify', ['APPLIED']],
    ['withdraw', ['APPLIED']],
    ['approve_refund', ['APPLIED']],
    ['approve_return', ['APPLIED']],
    ['shop_refund', ['APPLIED']],
    ['send_back', ['WAIT_SENDBACK']],
    ['expire', ['WAIT_SENDBACK']],
    ['take_in', ['WAIT_SENDBACK', 'SENT']],
    ['refund', ['RECEIVED']],
    ['exchange', ['RECEIVED']],
    ['reject', ['APPLIED', 'SENT', 'RECEIVED']],
    ['refunded', ['REFUNDING']],
  ])('%s is possible from %j and from nowhere else', (action, states) => {
    expect(statesFor(action)).toEqual(states)
  })

  it('every action has a text in the order’s timeline', () => {
    const actions = Object.values(TRANSITIONS).flatMap((from) => Object.keys(from))
    expect(actions.filter((action) => !(`aftersale_${action}` in EVENT_TEXTS))).toEqual([])
  })

  it.each([
    ['APPLIED', {}, ['modify', 'close']],
    ['WAIT_SENDBACK', {}, ['sendback']],
    ['WAIT_SENDBACK', { return_type: 'offline' }, []],
    ['SENT', {}, []],
    ['REFUNDING', {}, []],
    ['DONE', {}, []],
    ['DONE', { aftersales_type: 'EXCHANGING_GOODS' }, ['confirm']],
    ['DONE', { aftersales_type: 'EXCHANGING_GOODS', received: new Date() }, []],
    ['REJECTED', { aftersales_type: 'EXCHANGING_GOODS' }, []],
    ['CLOSED', {}, []],
  ] as const)('what a buyer can do in %s with %j: %j', (state, rest, actions) => {
    expect(actionsOf({ ...sheet, return_type: 'logistics', received: null, ...rest, state })).toEqual(actions)
  })

  it('money is refunded only after an approval: DONE is reached from REFUNDING or by an exchange', () => {
    const into = AFTERSALES_STATES.flatMap((state) =>
      Object.entries(TRANSITIONS[state]).flatMap(([action, to]) => (to === 'DONE' ? [[state, action]] : [])),
    )
    expect(into).toEqual([
      ['RECEIVED', 'exchange'],
      ['REFUNDING', 'refunded'],
    ])
    expect(stateAfter('APPLIED', 'refunded')).toBeUndefined()
  })

  it('every state has a number, and every number has states', () => {
    for (const state of AFTERSALES_STATES) expect(statesOf(statusOf(state))).toContain(state)
    expect([0, 1, 2, 3, 4].map((status) => statesOf(status as 0).length)).toEqual([1, 4, 1, 1, 1])
  })

  it.each([
    ['APPLIED', sheet, 0, '待处理'],
    ['WAIT_SENDBACK', sheet, 1, '待回寄'],
    ['SENT', sheet, 2, '已回寄'],
    ['REJECTED', sheet, 3, '已驳回'],
    ['DONE', { ...sheet, aftersales_type: 'EXCHANGING_GOODS' }, 4, '已处理'],
    ['REJECTED', { ...sheet, sendback: {} }, 5, '退款驳回'],
    ['DONE', sheet, 6, '退款完成'],
    ['CLOSED', sheet, 7, '已关闭'],
    ['RECEIVED', sheet, 8, '商家已收货'],
    ['REFUNDING', sheet, 9, '退款处理中'],
  ] as const)('progress of %s with %j is %i %s', (state, rest, progress, text) => {
    expect(progressOf({ ...rest, state })).toBe(progress)
    expect(progressText({ ...rest, state })).toBe(text)
  })
})
