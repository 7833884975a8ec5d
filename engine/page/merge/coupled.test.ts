import { expect, test } from 'vitest'
import { coupledFrom } from './coupled'

test('engine.md §5 coupled keys are found by type and path, in each item of a list', () => {
  const zone = ['leftPer', 'topPer']
  const coupledAt = coupledFrom({
    T1: [
      { path: ['style'], keys: ['x', 'y'] },
      { path: ['style'], keys: ['width', 'height'] },
      { path: ['props', 'data', '*'], keys: zone },
    ],
  })
  expect(coupledAt('T1', ['style'])).toEqual([
    ['x', 'y'],
    ['width', 'height'],
  ])
  expect(coupledAt('T1', ['props', 'data', 3])).toEqual([zone])
  expect(coupledAt('T1', ['props', 'data', 'name'])).toEqual([])
  expect(coupledAt('T1', ['props', 'data', 3, 'pathData'])).toEqual([])
  expect(coupledAt('T2', ['style'])).toEqual([])
  expect(coupledAt('toString', ['style'])).toEqual([])
})
