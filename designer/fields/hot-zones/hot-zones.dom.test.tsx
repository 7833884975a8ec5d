import type { Json } from '@schemas/page'
import { openFields, press, button, said } from '@tests/helpers/field-form'
import { mockLayout } from '@tests/helpers/settings-form'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../shell/api/client'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => void vi.mocked(call).mockResolvedValue(undefined as never))
beforeAll(() => {
  mockLayout()
  // jsdom lays nothing out, and knows no pointer
  vi.stubGlobal('PointerEvent', MouseEvent)
  HTMLElement.prototype.setPointerCapture = () => {}
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const zone = (leftPer: number, more = {}): Json => ({
  leftPer,
  topPer: 0,
  widthPer: 0.2,
  heightPer: 0.5,
  pathData: {},
  ...more,
})
const openZones = (data: Json[], imgUrl = '/a.webp') => openFields('W0003', { props: { imgUrl, data } })
const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1 })
const surface = () => document.querySelector('img[src="/a.webp"][draggable=false]')?.parentElement as Element

async function drag(from: Element, ...points: [number, number][]): Promise<void> {
  const [start, ...rest] = points
  await act(async () => void fireEvent.pointerDown(from, at(...(start ?? [0, 0]))))
  for (const point of rest) await act(async () => void fireEvent.pointerMove(surface(), at(...point)))
}
const drop = async (x: number, y: number) => act(async () => void fireEvent.pointerUp(surface(), at(x, y)))
const key = async (index: number, init: KeyboardEventInit) =>
  act(async () => void fireEvent.keyDown(button(new RegExp(`^热区${index}，`)), init))
const done = (form: Awaited<ReturnType<typeof openZones>>) =>
  form.editor.history.filter((line) => line.done).length

describe('W0003 hot zones are drawn on their picture', () => {
  test('dragging over the picture draws one as parts of it, in one step', async () => {
    const form = await openZones([])
    await drag(surface(), [20, 10], [60, 30], [120, 60])
    expect(form.prop('data')).toEqual([])
    await drop(120, 60)
    expect(form.prop('data')).toEqual([
      { leftPer: 0.1, topPer: 0.1, widthPer: 0.5, heightPer: 0.5, pathData: {} },
    ])
    expect(done(form)).toBe(1)
  })

  test('a click draws nothing; Escape gives a drawing up', async () => {
    const form = await openZones([])
    await drag(surface(), [20, 10], [21, 11])
    await drop(21, 11)
    await drag(surface(), [20, 10], [90, 60])
    await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }))
    await drop(90, 60)
    expect([form.prop('data'), done(form)]).toEqual([[], 0])
  })

  test('a zone is moved, and stops at the picture’s edge with its size and its link', async () => {
    const link = { linkPage: 'page', linkPageLabel: '页面', url: '/cart' }
    const form = await openZones([zone(0.1, { pathData: link })])
    await drag(button(/^热区1，/), [30, 20], [60, 90], [500, 500])
    await drop(500, 500)
    expect(form.prop('data', 0)).toEqual(zone(0.8, { topPer: 0.5, pathData: link }))
    expect(done(form)).toBe(1)
  })

  test('a handle resizes, never over the edge', async () => {
    const form = await openZones([zone(0.1)])
    await act(async () => button(/^热区1，/).focus())
    await drag(document.querySelector('[data-handle=se]') as Element, [60, 50], [100, 60], [900, 70])
    await drop(900, 70)
    expect(form.prop('data', 0)).toEqual(zone(0.1, { widthPer: 0.9, heightPer: 0.7 }))
  })

  test('by keyboard: arrow keys move, with Alt they resize, with Shift they go further, Delete removes', async () => {
    const form = await openZones([zone(0.1)])
    await key(1, { key: 'ArrowRight' })
    expect(form.prop('data', 0, 'leftPer')).toBe(0.105)
    await key(1, { key: 'ArrowDown', shiftKey: true })
    expect(form.prop('data', 0, 'topPer')).toBe(0.05)
    await key(1, { key: 'ArrowLeft', altKey: true, shiftKey: true })
    expect(form.prop('data', 0, 'widthPer')).toBe(0.15)
    await key(1, { key: 'Delete' })
    expect([form.questions, form.removed, form.prop('data')]).toEqual([
      ['确定删除该项？'],
      ['删除成功！'],
      [],
    ])
  })

  test('the button adds one for who has no pointer; each has its own link', async () => {
    const form = await openZones([])
    await press('添加热区')
    await press('添加热区')
    expect(form.prop('data')).toHaveLength(2)
    expect(form.prop('data', 0)).not.toEqual(form.prop('data', 1))
    expect(said('左边距比例')).toBe(true)
    expect(document.querySelector('input[aria-label=链接类型]')).not.toBeNull()
  })

  test('without a picture there is nothing to draw on, and it says so', async () => {
    await openZones([zone(0)], '')
    expect(said('选择图片后，就可以在图片上画热区')).toBe(true)
  })
})
