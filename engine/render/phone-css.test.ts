import { expect, test } from 'vitest'
import { adaptPage } from '@engine/page'
import type { PageJson, WidgetJson } from '@schemas/page'
import { createRegistry } from '../registry/registry'
import { withPhoneCss } from './phone-css'

const widget = (type: string, part: Partial<WidgetJson>): WidgetJson => ({
  type,
  v: 1,
  parent: null,
  order: 'a0',
  props: {},
  style: {},
  ...part,
})

const page: PageJson = {
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {
    top: widget('W0001', { style: { width: 1190, height: 476 } }),
    goods: widget('W0002', { style: { width: 1190, height: 770 } }),
    set: widget('W0002', { style: { width: 1190, height: 770 }, h5: { style: { height: 300 } } }),
    panel: widget('W0006', { style: { width: 1190, height: 300 } }),
    child: widget('W0003', { parent: 'panel', style: { x: 0, y: 0, width: 1190, height: 119 } }),
    text: widget('W0011', { parent: 'panel', style: { x: 0, y: 150, width: 1190, height: 23 } }),
  },
}

const { widgets } = withPhoneCss(adaptPage(page), createRegistry([]))
const cssOf = (uuid: string) => (widgets[uuid] && 'css' in widgets[uuid] ? widgets[uuid].css : undefined)

test('a picture has the page’s width and its proportion, not a height in px', () => {
  expect(cssOf('top')).toMatchObject({
    inner: { width: '100%' },
    body: { width: '100%', aspectRatio: '375 / 150' },
  })
  expect(cssOf('top')).not.toHaveProperty('body.height')
})

test('what has content of its own is as high as that, unless a height was set for phones', () => {
  expect(cssOf('goods')).not.toHaveProperty('body.height')
  expect(cssOf('set')).toMatchObject({ body: { height: 300 } })
})

test('a panel is a grid in whose rows its children stand, in parts of its width', () => {
  expect(cssOf('panel')).toMatchObject({
    outer: { '--panel': 'grid', '--rows': 'auto 5.81cqi auto' },
    body: { minHeight: '25.21cqi', paddingBottom: 24 },
  })
  expect(cssOf('panel')).not.toHaveProperty('body.height')
  expect(cssOf('panel')).not.toHaveProperty('body.aspectRatio')
  expect(cssOf('child')).toMatchObject({
    outer: { position: 'relative', gridArea: '1 / 1 / 2', marginLeft: '0%', width: '100%' },
    body: { aspectRatio: '375 / 37.5' },
  })
  expect(cssOf('text')).toMatchObject({ outer: { gridArea: '3 / 1 / 4' } })
  expect(cssOf('text')).not.toHaveProperty('body.height')
  expect(cssOf('text')).not.toHaveProperty('outer.top')
})

test('how a widget adapts is not sent to the browser', () => {
  expect(widgets['top']).not.toHaveProperty('phone')
})
