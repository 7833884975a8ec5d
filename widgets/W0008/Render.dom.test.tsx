import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Actions } from '@engine'
import { draw } from '@tests/helpers/drawn-widgets'
import searchBox from './index'

afterEach(cleanup)
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const field = () => screen.getByRole('searchbox')
const form = () => field().closest('form') as HTMLFormElement

describe('W0008', () => {
  it('W0008 emits its id and the keyword without a request', () => {
    const search = vi.fn<Actions['search']>()
    draw(searchBox, { actions: { search } })
    fireEvent.change(field(), { target: { value: ' 短袖 ' } })
    fireEvent.submit(form())
    expect(search.mock.calls).toEqual([[{ wgt: 'W0008', data: { keyword: '短袖' } }]])
  })

  it('on a phone it leads to the page that searches', () => {
    draw(searchBox, { props: { placeholder: '找商品' }, viewport: 'h5' })
    expect(href('找商品')).toBe('/result')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('the result page keeps the keyword', () => {
    draw(searchBox, { shop: { path: `/items?keywords=${encodeURIComponent('童装')}&page=2` } })
    expect((field() as HTMLInputElement).value).toBe('童装')
  })

  it('an empty keyword searches nothing', () => {
    const search = vi.fn<Actions['search']>()
    draw(searchBox, { actions: { search } })
    fireEvent.submit(form())
    expect(search).not.toHaveBeenCalled()
  })

  it('W0008 placeholder is 搜索', () => {
    draw(searchBox)
    expect(screen.getByPlaceholderText('搜索')).toBe(field())
  })

  it('hot words follow 热门搜索： and lead to their link or their search', () => {
    const data = [
      { title: '短袖', pathData: {} },
      { title: '童装', pathData: { linkPage: 'category', category_id: '20' } },
    ]
    draw(searchBox, { props: { data } })
    expect(screen.getByText('热门搜索：')).toBeTruthy()
    expect([href('短袖'), href('童装')]).toEqual([
      `/items?keywords=${encodeURIComponent('短袖')}`,
      '/items?cat_id=20',
    ])
  })

  it('W0008 is 38 high without hot words and 66 with them, regardless of the stored height', () => {
    const heights = () => {
      const body = document.querySelector<HTMLElement>('.pm-body')
      return [body?.style.height, body?.querySelector<HTMLElement>(':scope > div')?.style.height]
    }
    draw(searchBox, { style: { height: 20 } })
    expect(heights()).toEqual(['', '38px'])
    cleanup()
    draw(searchBox, { style: { height: 38 }, props: { data: [{ title: '短袖', pathData: {} }] } })
    expect(heights()).toEqual(['', '66px'])
  })

  it('W0008 isShowBtn shows the button', () => {
    draw(searchBox)
    expect(screen.getByRole('button', { name: '搜索' })).toBeTruthy()
    cleanup()
    draw(searchBox, { props: { isShowBtn: false } })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('W0008 has a focus state only outside design mode', () => {
    draw(searchBox)
    const resting = form().className
    cleanup()
    const search = vi.fn<Actions['search']>()
    draw(searchBox, { mode: 'design', actions: { search } })
    expect(form().className).not.toBe(resting)
    expect([field().tabIndex, (field() as HTMLInputElement).readOnly]).toEqual([-1, true])
    fireEvent.submit(form())
    expect(search).not.toHaveBeenCalled()
  })
})
