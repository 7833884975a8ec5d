import { expect, test } from 'vitest'
import { GROUPS } from './measure/row'
import { readOptions } from './options'

test('all groups without options, chosen groups with --only, less with --quick', () => {
  expect(readOptions([])).toEqual({ groups: Object.keys(GROUPS).map((id) => ({ id })), quick: false })
  expect(readOptions(['--only', 'a, g.panels', '--quick'])).toEqual({
    groups: [{ id: 'a' }, { id: 'g', part: 'panels' }],
    quick: true,
  })
})

test('a wrong option is named, with the expected ones', () => {
  expect(() => readOptions(['--only', 'z'])).toThrow(
    `expected groups out of ${Object.keys(GROUPS).join()}, got "z"`,
  )
  expect(() => readOptions(['--only'])).toThrow('got ""')
  expect(() => readOptions(['--slow'])).toThrow('Expected --only or --quick, got "--slow"')
})
