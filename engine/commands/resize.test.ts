import { applyCommand, requireWidget } from '@engine/page'
import type { Json, JsonObject, WidgetJson } from '@schemas/page'
import { docOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { notePictureSize, resize } from './resize'
import { setProp } from './set'

type Content = Pick<WidgetJson, 'props' | 'style'>

function resized({ props, style }: Content, size: Parameters<typeof resize>[1]) {
  const page = docOf({ w: widgetOf({ type: 'W0003', props, style }) })
  const { width, height } = requireWidget(applyCommand(page, resize('w', size)).doc, 'w', 'test').style
  return [width, height]
}

describe('the proportional lock of W0003 keeps the ratio when width or height changes', () => {
  const style = { width: 1200, height: 400 }

  test.each([
    [{ width: 600 }, [600, 200]],
    [{ height: 100 }, [300, 100]],
    [{ width: 1000 }, [1000, 333.33]],
    [{ width: 10, height: 10 }, [10, 10]],
  ])('%j', (size, expected) => {
    expect(resized({ props: { proportion: true }, style }, size)).toEqual(expected)
  })

  test('the lock is on by default', () => {
    expect(resized({ props: {}, style }, { width: 600 })).toEqual([600, 200])
    expect(resized({ props: { proportion: false }, style }, { width: 600 })).toEqual([600, 400])
  })

  test('a box without a height has no ratio', () => {
    expect(resized({ props: {}, style: { width: 1200, height: 0 } }, { width: 600 })).toEqual([600, 0])
  })

  test('an absent width reads as the default', () => {
    expect(resized({ props: {}, style: { height: 400 } }, { width: 595 })).toEqual([595, 200])
  })

  test('a widget without a lock takes any size', () => {
    const page = docOf({ w: widgetOf({ type: 'W0001', style }) })
    expect(requireWidget(applyCommand(page, resize('w', { width: 600 })).doc, 'w', 'test').style).toEqual({
      width: 600,
      height: 400,
    })
  })

  test('uses the picture’s ratio once its size is known, without rounding drift', () => {
    notePictureSize('/media/wide-l.webp', 1455, 540)
    const props = { proportion: true, imgUrl: '/media/wide-l.webp' }
    const [width, height] = resized({ props, style: { width: 1190, height: 400 } }, { width: 1000 })
    expect([width, height]).toEqual([1000, 371.13])
    expect(resized({ props, style: { width: 1000, height: 371.13 } }, { width: 1455 })).toEqual([1455, 540])
  })
})

describe('a picture set under the proportional lock gives the box its ratio in the same step', () => {
  const style = { width: 1190, height: 400 }

  function after(props: JsonObject, name: string, value: Json) {
    notePictureSize('/media/tall-l.webp', 500, 1000)
    const page = docOf({ w: widgetOf({ type: 'W0003', props, style }) })
    return requireWidget(applyCommand(page, setProp('w', [name], value)).doc, 'w', 'test').style.height
  }

  test('picture chosen, lock switched on', () => {
    expect(after({}, 'imgUrl', '/media/tall-l.webp')).toBe(2380)
    expect(after({ imgUrl: '/media/tall-l.webp', proportion: false }, 'proportion', true)).toBe(2380)
  })

  test('without the lock, or with a picture of unknown size, the box stays', () => {
    expect(after({ proportion: false }, 'imgUrl', '/media/tall-l.webp')).toBe(400)
    expect(after({}, 'imgUrl', '/media/unknown.webp')).toBe(400)
  })
})
