import { describe, expect, it } from 'vitest'
import { ALL_RIGHTS, isRight, PRESETS, presetWith, RIGHTS, rightsOfPreset, withNeeded } from './rights'

describe('the table of rights', () => {
  it('keeps the rights of a group together, each with a title and a sentence of its own', () => {
    const groups = ALL_RIGHTS.map((right) => RIGHTS[right].group)
    expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual([...new Set(groups)])
    expect(new Set(ALL_RIGHTS.map((right) => RIGHTS[right].title)).size).toBe(ALL_RIGHTS.length)
    for (const right of ALL_RIGHTS) expect(RIGHTS[right].hint).not.toBe('')
  })

  it('names only rights of the table as needed, and a preset has what its rights need', () => {
    for (const right of ALL_RIGHTS)
      expect(RIGHTS[right].needs?.filter((needed) => !isRight(needed)) ?? []).toEqual([])
    for (const preset of PRESETS) expect(withNeeded(rightsOfPreset(preset))).toEqual(rightsOfPreset(preset))
  })

  it('gives each preset what those before it have, and the last one everything', () => {
    const [viewer, editor, owner] = PRESETS.map((preset) => rightsOfPreset(preset))
    expect(editor).toEqual(expect.arrayContaining(viewer ?? []))
    expect(owner).toEqual(ALL_RIGHTS)
    expect(viewer?.filter((right) => !/\.(view|export)$/.test(right))).toEqual([])
  })

  it('finds the first preset with one of several rights', () => {
    expect(presetWith(['pages.publish'])).toBe('owner')
    expect(presetWith(['pages.publish', 'goods.edit'])).toBe('editor')
  })

  it('adds what a right needs, drops unknown words, and keeps the order of the table', () => {
    expect(withNeeded(['payments.approve', 'pages.edit', 'gone'])).toEqual([
      'pages.view',
      'pages.edit',
      'orders.view',
      'payments.view',
      'payments.approve',
    ])
  })
})
