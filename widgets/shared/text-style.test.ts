import { expect, test } from 'vitest'
import { SMALLEST_TEXT } from '@engine/page/phone/text-size'
import { textStyle } from './text-style'

test('sizes from 12 px on are as stored; smaller ones are as large as a phone’s page asks', () => {
  const sizeOf = (size: unknown) => textStyle(size).fontSize
  expect([SMALLEST_TEXT, 30, '16'].map(sizeOf)).toEqual([SMALLEST_TEXT, 30, sizeOf('16')])
  expect(sizeOf(SMALLEST_TEXT - 1)).toContain('--least-text')
  expect([0, 8].map(sizeOf)).toEqual(['max(var(--least-text),0px)', 'max(var(--least-text),8px)'])
  expect([-1, 'large', undefined].map(sizeOf)).toEqual([undefined, undefined, undefined])
})
