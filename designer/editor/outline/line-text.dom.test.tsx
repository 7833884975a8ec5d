import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setProp } from '@engine/design'
import type { PageJson, WidgetJson } from '@schemas/page'
import { drawIn } from '@tests/helpers/dialog'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { LineText } from './LineText'

afterEach(cleanup)

const widget = (type: string, props: WidgetJson['props'], parent: string | null = null): WidgetJson => ({
  type,
  v: 1,
  parent,
  order: 'a0',
  name: '',
  props,
  style: {},
})

function open(widgets: PageJson['widgets'], uuid: string) {
  const workspace = openWorkspace({
    pages: { header: null, footer: null, body: { ...emptyPage(), widgets } },
  })
  const { container } = drawIn(workspace, <LineText uuid={uuid} />)
  return { workspace, container, picture: () => container.querySelector('img')?.getAttribute('src') }
}

const panels = {
  a: widget('W0006', {}),
  b: widget('W0011', { text: '夏日特惠' }, 'a'),
}

test('a panel is named by the first text inside, also while that is typed', () => {
  const { workspace, container } = open(panels, 'a')
  expect(container.textContent).toBe('夏日特惠')
  act(() => workspace.editor.run(setProp('b', ['text'], '秋季上新')))
  expect(container.textContent).toBe('秋季上新')
})

test.each([
  ['W0001', { data: [{ imgUrl: '' }, { imgUrl: '/media/tea-l.webp' }] }, '/media/tea-s.webp'],
  ['W0003', { imgUrl: '/media/zones-l.webp', data: [] }, '/media/zones-s.webp'],
  ['W0023', { src: '/media/film.mp4', poster: '/media/film-l.webp' }, '/media/film-s.webp'],
])('without a text %s has its first picture, small', (type, props, address) => {
  const { container, picture } = open({ a: widget(type, props as WidgetJson['props']) }, 'a')
  expect([container.textContent, picture()]).toEqual(['', address])
})

test('without text and picture it has the picture of its kind', () => {
  const { picture } = open({ a: widget('W0023', {}) }, 'a')
  expect(picture()).toContain('W0023/palette')
})
