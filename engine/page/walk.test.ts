import { readingOrder } from '@schemas/order'
import { docOf, pageOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { clipOf } from './clip'
import { toJson } from './json'
import { ancestors, descendants, walk } from './walk'

describe('reading order', () => {
  const page = pageOf({ a: { x: { deep: {} }, y: {} }, b: {} })

  test('descendants depth first, parents before children; ancestors upwards', () => {
    expect(walk(page)).toEqual(['a', 'x', 'deep', 'y', 'b'])
    expect(descendants(page, 'a')).toEqual(['x', 'deep', 'y'])
    expect(ancestors(page, 'deep')).toEqual(['x', 'a'])
    expect(ancestors(page, 'a')).toEqual([])
  })

  test('keeps orphans and circles in the order of the schemas', () => {
    const broken = docOf({
      z: widgetOf({ parent: 'y' }),
      y: widgetOf({ parent: 'z' }),
      self: widgetOf({ parent: 'self' }),
      inner: widgetOf({ parent: 'orphan' }),
      orphan: widgetOf({ parent: 'nobody' }),
      top: widgetOf(),
    })
    expect(walk(broken)).toEqual(readingOrder(toJson(broken)).map(([uuid]) => uuid))
    expect(walk(broken)).toHaveLength(6)
    expect(descendants(broken, 'y')).toEqual(['z'])
    expect(ancestors(broken, 'self')).toEqual(['self'])
    expect(() => clipOf(broken, 'y')).toThrow('expected a tree, got "y" inside itself')
  })
})
