import { applyCommand, need } from '@engine/page'
import type { WidgetJson } from '@schemas/page'
import { docOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { resize } from './resize'

type Content = Pick<WidgetJson, 'props' | 'style'>

function resized({ props, style }: Content, size: Parameters<typeof resize>[1]) {
  const page = docOf({ w: widgetOf({ type: 'W0003', props, style }) })
  const { width, height } = need(applyCommand(page, resize('w', size)).doc, 'w', 'test').style
  return [width, height]
}

describe('designer §3 W0003 the proportional lock keeps the ratio when width or height changes', () => {
  const style = { width: 1200, height: 400 }

  test.each([
    [{ width: 600 }, [600, 200]],
    [{ height: 100 }, [300, 100]],
    [{ width: 1000 }, [1000, 333.33]],
    [{ width: 10, height: 10 }, [10, 10]],
  ])('%j', (size, expected) => {
    expect(resized({ props: { proportion: true }, style }, size)).toEqual(expected)
  })

  test('it is on unless switched off (page-json §5)', () => {
    expect(resized({ props: {}, style }, { width: 600 })).toEqual([600, 200])
    expect(resized({ props: { proportion: false }, style }, { width: 600 })).toEqual([600, 400])
  })

  test('a box without a height has no ratio', () => {
    expect(resized({ props: {}, style: { width: 1200, height: 0 } }, { width: 600 })).toEqual([600, 0])
  })

  test('a width that is stored nowhere is the default one', () => {
    expect(resized({ props: {}, style: { height: 400 } }, { width: 595 })).toEqual([595, 200])
  })

  test('a widget without a lock takes what it is given', () => {
    const page = docOf({ w: widgetOf({ type: 'W0001', style }) })
    expect(need(applyCommand(page, resize('w', { width: 600 })).doc, 'w', 'test').style).toEqual({
      width: 600,
      height: 400,
    })
  })
})
