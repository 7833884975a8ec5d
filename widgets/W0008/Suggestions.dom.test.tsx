import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Actions, Suggestion } from '@engine'
import { draw } from '@tests/helpers/drawn-widgets'
import searchBox from './index'

afterEach(cleanup)

const FOUND: Suggestion[] = [
  { kind: 'category', text: '短袖T恤', href: '/items?cat_id=111' },
  { kind: 'goods', text: '海岸条纹短袖', href: '/items/103' },
]

async function opened(list: Suggestion[] = FOUND) {
  const goTo = vi.fn<Actions['goTo']>()
  const search = vi.fn<Actions['search']>()
  const clearSearches = vi.fn<Actions['clearSearches']>()
  const suggest = vi.fn<Actions['suggest']>().mockResolvedValue(list)
  draw(searchBox, { actions: { goTo, search, suggest, clearSearches } })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.focus()
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'))
  return { field, goTo, search, suggest, clearSearches }
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('search suggestions', () => {
  it('arrow keys move through the rows and the field, Enter opens the row', async () => {
    const { field, goTo, search } = await opened()
    expect(screen.getByRole('combobox')).toBe(field)
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      fireEvent.keyDown(field, { key })
      return active(field)
    })
    expect(walked).toEqual(['短袖T恤分类', '海岸条纹短袖', undefined, '海岸条纹短袖'])
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(goTo.mock.calls).toEqual([['/items/103']])
    expect([search.mock.calls, screen.queryByRole('listbox')]).toEqual([[], null])
    expect(field.value).toBe('海岸条纹短袖')
  })

  it('Enter searches for the typed text if it changed after a suggestion was selected', async () => {
    const { field, goTo, search } = await opened()
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.input(field, { target: { value: '短袖' } })
    expect(active(field)).toBeUndefined()
    // the browser submits the form unless the key was handled
    if (fireEvent.keyDown(field, { key: 'Enter' })) fireEvent.submit(field.closest('form') as HTMLFormElement)
    expect(goTo).not.toHaveBeenCalled()
    expect(search.mock.calls).toEqual([[{ wgt: 'W0008', data: { keyword: '短袖' } }]])
  })

  it('Escape closes, an arrow key opens again, leaving closes', async () => {
    const { field } = await opened()
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(field.getAttribute('aria-expanded')).toBe('false')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(screen.getByRole('listbox', { name: '搜索建议' })).toBeTruthy()
    fireEvent.blur(field)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('past searches are offered and can be cleared', async () => {
    const { clearSearches, goTo } = await opened([{ kind: 'past', text: '童装', href: '/items?keywords=x' }])
    fireEvent.click(screen.getByRole('option', { name: '童装' }))
    expect(goTo).toHaveBeenCalledWith('/items?keywords=x')
    cleanup()
    const again = await opened([{ kind: 'past', text: '童装', href: '/items?keywords=x' }])
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(again.clearSearches).toHaveBeenCalledOnce()
    expect([clearSearches.mock.calls, screen.queryByRole('listbox')]).toEqual([[], null])
  })

  it('asks for text typed while the list was loading', async () => {
    const suggest = vi.fn<Actions['suggest']>().mockResolvedValue(FOUND)
    draw(searchBox, { actions: { suggest } })
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    // empty at the first render of the list, and typed into before it listens
    let reads = 0
    Object.defineProperty(field, 'value', { get: () => (reads++ === 0 ? '' : '短袖') })
    field.focus()
    await waitFor(() => expect(suggest).toHaveBeenCalledWith('短袖'))
  })

  it('asks for nothing in design mode', () => {
    const suggest = vi.fn<Actions['suggest']>()
    draw(searchBox, { mode: 'design', actions: { suggest } })
    screen.getByRole('searchbox').focus()
    expect(suggest).not.toHaveBeenCalled()
  })
})
