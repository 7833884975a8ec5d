import { describe, expect, it } from 'vitest'
import { DEFAULT_FIGURES, DEFAULT_LIMITS, readFigures, readLimits } from './limits'

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!./limits.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('limits and clocks are settings', () => {
  it('rates and figures are changed by name, in one variable', () => {
    const text = 'order=1000, sheet_rows=20000'
    expect(readLimits(text)).toEqual({ ...DEFAULT_LIMITS, order: { most: 1_000, seconds: 60 } })
    expect(readFigures(text)).toEqual({ ...DEFAULT_FIGURES, sheet_rows: 20_000 })
    expect(readFigures(undefined)).toEqual(DEFAULT_FIGURES)
  })

  it.each(['sheet_row=1', 'sheet_rows', 'sheet_rows=0', 'sheet_rows=-1', 'order=x', 'toString=1'])(
    '%s is refused, with all valid names',
    (text) => {
      expect(() => readLimits(text)).toThrow(`got ${JSON.stringify(text)}.`)
      expect(() => readLimits(text)).toThrow(/one of global, login.*sheet_rows, .*clock_seconds/)
      expect(readFigures(text)).toEqual(DEFAULT_FIGURES)
    },
  )

  it.each(Object.keys(DEFAULT_FIGURES))('%s is used somewhere in the server', (name) => {
    const readers = Object.values(sources).filter((text) => new RegExp(`FIGURES\\.${name}\\b`).test(text))
    expect(readers).not.toEqual([])
  })
})
