import { describe, expect, test } from 'vitest'
import { fromJson } from '@engine/page'
import { insertInto, moveDown, remove, setAlias, setPage, setProp, setStyle } from '../commands'
import type { WidgetJson } from '@schemas/page'
import { createEditor } from './editor'
import { PhoneEditor } from './phone-editor'

const widget = (part: Partial<WidgetJson>): WidgetJson => ({
  type: 'W0001',
  v: 1,
  parent: null,
  order: 'a0',
  props: { autoplaySpeed: 2000 },
  style: { width: 1190, height: 476 },
  ...part,
})

function open(width = 390) {
  const widgets = {
    top: widget({}),
    panel: widget({ type: 'W0006', order: 'a1', props: {}, style: { width: 1190, height: 300 } }),
    child: widget({
      type: 'W0003',
      parent: 'panel',
      props: {},
      style: { x: 0, y: 0, width: 500, height: 300 },
    }),
  }
  const base = createEditor(
    fromJson({ formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets }),
  )
  const refused: string[] = []
  const phone = new PhoneEditor(base, width, (reason) => void refused.push(reason))
  return { base, phone, refused, h5: (uuid: string) => base.doc.widgets.get(uuid)?.h5 }
}

describe('a page as a phone shows it', () => {
  test('has the phone’s width and the desktop’s widgets adapted', () => {
    const { phone } = open()
    expect(phone.doc.page.props['pageWidth']).toBe(390)
    expect(phone.doc.widgets.get('top')?.style).toMatchObject({ width: 390, height: 156 })
  })

  test('an edit becomes a value of the phone’s own; the desktop’s stays', () => {
    const { base, phone, h5 } = open()
    phone.run(setProp('top', ['autoplaySpeed'], 4000))
    expect(h5('top')).toEqual({ props: { autoplaySpeed: 4000 } })
    expect(base.doc.widgets.get('top')?.props['autoplaySpeed']).toBe(2000)
    expect(phone.doc.widgets.get('top')?.props['autoplaySpeed']).toBe(4000)
  })

  test('lengths are stored for a page 375 px wide, whatever phone is shown', () => {
    const { phone, h5 } = open(430)
    phone.run(setStyle('child', { x: 43, y: 86 }))
    expect(h5('child')?.style).toEqual({ x: 37.5, y: 75 })
    expect(phone.doc.widgets.get('child')?.style).toMatchObject({ x: 43, y: 86 })
  })

  test('undo and redo are those of the page, and the phone follows', () => {
    const { base, phone, h5 } = open()
    phone.run(setProp('top', ['autoplaySpeed'], 4000))
    expect(phone.history.map(({ label }) => label)).toEqual([expect.stringMatching(/^手机端：编辑/)])
    phone.undo()
    expect(h5('top')).toBeUndefined()
    expect(phone.doc.widgets.get('top')?.props['autoplaySpeed']).toBe(2000)
    base.redo()
    expect(phone.doc.widgets.get('top')?.props['autoplaySpeed']).toBe(4000)
  })

  test('what is set back to the desktop’s value, or restored, leaves no patch', () => {
    const { phone, h5 } = open()
    phone.run(setProp('top', ['autoplaySpeed'], 4000))
    phone.run(setProp('top', ['autoplaySpeed'], 2000))
    expect(h5('top')).toBeUndefined()
    phone.run(setStyle('top', { height: 100 }))
    expect(phone.hasOwn('top', ['style', 'height'])).toBe(true)
    phone.restore('top', ['style', 'height'], '高度')
    expect(h5('top')).toBeUndefined()
    expect(phone.doc.widgets.get('top')?.style.height).toBe(156)
  })

  test('a widget that is removed is hidden on phones, with what is in it', () => {
    const { base, phone, h5 } = open()
    phone.run(remove('panel'))
    expect(h5('panel')).toEqual({ hidden: true })
    expect(h5('child')).toBeUndefined()
    expect([...phone.doc.widgets.keys()]).toEqual(['top'])
    expect(base.doc.widgets.size).toBe(3)
  })

  test('phones may have an order of their own', () => {
    const { base, phone, h5 } = open()
    phone.run(moveDown('top'))
    expect(phone.doc.children.get(null)).toEqual(['panel', 'top'])
    expect(base.doc.children.get(null)).toEqual(['top', 'panel'])
    expect(h5('top')?.order).toBeDefined()
  })

  test('the name of a widget is the page’s', () => {
    const { base, phone } = open()
    phone.run(setAlias('top', '首屏'))
    expect(base.doc.widgets.get('top')?.alias).toBe('首屏')
  })

  test('what cannot differ is refused with the reason, and nothing changes', () => {
    const { base, phone, refused } = open()
    phone.run(setProp('top', ['data'], []))
    phone.run(setStyle('top', { backgroundColor: '#000000ff' }))
    phone.run(setPage(['title'], '新标题'))
    phone.run(insertInto(null, { type: 'W0011', v: 1, props: {}, style: {} }))
    expect(refused).toHaveLength(4)
    expect(refused[0]).toContain('相同')
    expect(refused[3]).toContain('电脑端')
    expect(base.history).toEqual([])
  })

  test('an override is one step of at most 200 bytes', () => {
    const { base, phone } = open()
    phone.run(setStyle('child', { x: 12, y: 34 }))
    const [entry] = base.steps.done
    expect(new TextEncoder().encode(JSON.stringify(entry?.step.changes)).length).toBeLessThanOrEqual(200)
    expect(base.steps.done).toHaveLength(1)
  })

  test('an edit of the desktop shows on the phone', () => {
    const { base, phone } = open()
    base.run(setStyle('top', { height: 238 }))
    expect(phone.doc.widgets.get('top')?.style.height).toBe(78)
  })

  test('a closed one no longer follows', () => {
    const { base, phone } = open()
    phone.close()
    base.run(setStyle('top', { height: 238 }))
    expect(phone.doc.widgets.get('top')?.style.height).toBe(156)
  })
})
