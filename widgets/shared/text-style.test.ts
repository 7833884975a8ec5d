import { expect, test } from 'vitest'
import { textStyle } from './text-style'

test('sizes from 12 px on are as stored; smaller ones are as large as a phone’s page asks', () => {
  const sizeOf = (size: unknown) => textStyle(size).fontSize
  expect([12, 30, '16'].map(sizeOf)).toEqual([12, 30, sizeOf('16')])
  expect([0, 8].map(sizeOf)).toEqual(['max(var(--least-text),0px)', 'max(var(--least-text),8px)'])
  expect([-1, 'large', undefined].map(sizeOf)).toEqual([undefined, undefined, undefined])
})
