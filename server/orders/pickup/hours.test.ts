import { describe, expect, it } from 'vitest'
import { firstPickupDay, handsOverOn, pickupDays, slotProblem, type PickupHours } from './hours'

// a Saturday, 17:05 in Shanghai
const now = new Date('2026-11-21T09:05:00Z')
const hours = (own: Partial<PickupHours> = {}): PickupHours => ({
  workdays: '1,2,3,4,5,6,7',
  wait_pickup_days: 0,
  latest_pickup_time: '21:00',
  ...own,
})

describe('pickup hours of a shop', () => {
  it.each([
    ['today', {}, '2026-11-21'],
    ['tomorrow after the last pickup', { latest_pickup_time: '17:05' }, '2026-11-22'],
    ['after the days that it needs', { wait_pickup_days: 2, latest_pickup_time: '09:00' }, '2026-11-23'],
    ['on the next of its weekdays', { workdays: '3' }, '2026-11-25'],
    ['in a week, where today’s is over', { workdays: '6', latest_pickup_time: '12:00' }, '2026-11-28'],
  ])('%s', (_title, own, day) => {
    expect(firstPickupDay(hours(own), now)).toBe(day)
  })

  it('offers the workdays of the first week', () => {
    const weekend = hours({ workdays: '6,7', latest_pickup_time: '12:00' })
    expect(pickupDays(weekend, now)).toEqual(['2026-11-22', '2026-11-28'])
    expect(pickupDays(hours(), now)).toHaveLength(7)
    expect(pickupDays(hours({ workdays: '' }), now)).toEqual([])
  })

  it('uses the day in Shanghai where it differs from UTC', () => {
    const late = new Date('2026-11-21T16:30:00Z')
    expect(firstPickupDay(hours(), late)).toBe('2026-11-22')
    expect(handsOverOn({ workdays: '7' }, '2026-11-22')).toBe(true)
  })

  it.each([
    ['18:00-20:00', '2026-11-21', undefined],
    ['20:00-21:30', '2026-11-22', '自提时间不能晚于21:00'],
    ['15:00-17:00', '2026-11-21', '该自提时段已过'],
    ['15:00-17:00', '2026-11-22', undefined],
    ['', '2026-11-21', undefined],
    ['18:00', '2026-11-21', undefined],
    ['上午', '2026-11-21', '自提时段应为 10:00-12:00 的形式，收到 上午'],
    ['20:00-18:00', '2026-11-22', '自提时段应为 10:00-12:00 的形式，收到 20:00-18:00'],
  ])('the slot %s of %s: %s', (slot, day, fault) => {
    expect(slotProblem(hours(), day, slot, now)).toBe(fault)
  })
})
