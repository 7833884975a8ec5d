import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw, goodsEntry, liveGoods } from '@tests/helpers/drawn-widgets'
import showcase from './index'

afterEach(cleanup)
const ids = ['1', '2', '3', '4', '5', '6', '7', '8']
const live = { goods: Object.fromEntries(ids.map((id) => [id, liveGoods(id)])) }
const data = [
  { text: '甲', data: ids.map((id) => goodsEntry(id)) },
  { text: '乙', data: [goodsEntry('2')] },
  { text: '丙', data: [goodsEntry('3')] },
]
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const panel = () => screen.getByRole('tabpanel')

describe('W0005', () => {
  it('W0005 hovering switches the tab', () => {
    draw(showcase, { props: { data }, live })
    expect(selected()).toBe('甲')
    fireEvent.mouseEnter(screen.getByRole('tab', { name: '乙' }))
    expect(selected()).toBe('乙')
    expect(within(panel()).getAllByRole('link')).toHaveLength(1)
    expect(panel().getAttribute('aria-labelledby')).toBe('w1-tab-1')
  })

  it('tabs switch by keyboard: arrows wrap, Home and End, one tab stop', () => {
    draw(showcase, { props: { data }, live })
    screen.getByRole('tab', { name: '甲' }).focus()
    press('ArrowLeft')
    expect([selected(), document.activeElement?.textContent]).toEqual(['丙', '丙'])
    press('ArrowRight')
    expect(selected()).toBe('甲')
    press('End')
    expect(selected()).toBe('丙')
    press('Home')
    expect(selected()).toBe('甲')
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })

  it('the first product has a picture of 400 px, six more have 150 px', () => {
    draw(showcase, { props: { data }, live })
    const widths = [...panel().querySelectorAll('img')].map((image) => image.width)
    expect(widths).toEqual([400, 150, 150, 150, 150, 150, 150])
  })

  it('tabs with only placeholders are shown to operators only', () => {
    draw(showcase)
    expect(screen.queryByRole('tab')).toBeNull()
    cleanup()
    draw(showcase, { mode: 'design' })
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(0)
  })
})
