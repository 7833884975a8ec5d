import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Figures } from './merge'
import { capacityTable, planFor } from './capacity'
import { between } from './write'

const { rows } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../results/latest.json'), 'utf8'),
) as Figures

describe('the capacity plan', () => {
  it('of docs/capacity.md is computed from the recorded figures', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../docs/capacity.md'), 'utf8')
    expect(between(document, 'capacity')).toBe(capacityTable(rows))
  })

  it('grows with the members, and a faster request needs fewer processors', () => {
    // both need more than the fewest processors of any shop
    const [small, large] = [planFor(10_000_000, rows), planFor(100_000_000, rows)]
    expect(large.requests / small.requests).toBeCloseTo(10)
    expect(large.processors).toBeGreaterThan(9 * (small.processors - 1))
    const faster = rows.map((row) => ({ ...row, ours: row.unit === 'ms' ? row.ours / 2 : row.ours * 2 }))
    expect(planFor(100_000_000, faster).processors).toBeLessThanOrEqual(Math.ceil(large.processors / 2))
  })

  it('names a row that has not been measured', () => {
    expect(() => planFor(1_000, [])).toThrow(
      'Expected the bench to have the row 首页，会员（PostgreSQL）, found none',
    )
  })
})
