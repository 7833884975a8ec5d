import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { INERT_ACTIONS, type Actions } from '@engine'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function opened() {
  const suggest = vi
    .fn<Actions['suggest']>()
    .mockResolvedValue([{ kind: 'goods', text: '海岸条纹短袖', href: '/items/103' }])
  const goTo = vi.fn<Actions['goTo']>()
  vi.spyOn(INERT_ACTIONS, 'suggest').mockImplementation(suggest)
  vi.spyOn(INERT_ACTIONS, 'goTo').mockImplementation(goTo)
  drawSection(<Render />, '/result')
  const field = document.querySelector<HTMLInputElement>('input[name=keywords]')
  if (!field) throw new Error('expected the field of the search page')
  const type = (text: string) => fireEvent.input(field, { target: { value: text } })
  return { field, type, suggest, goTo }
}

test('its field has the focus at once', () => {
  const { field } = opened()
  expect(document.activeElement).toBe(field)
})

test('suggests while one types, and nothing for an empty field', async () => {
  const { type, suggest, goTo } = opened()
  type('短袖')
  fireEvent.click(await screen.findByRole('option', { name: /海岸条纹短袖/ }))
  expect([suggest.mock.calls, goTo.mock.calls]).toEqual([[['短袖']], [['/items/103']]])
  type('')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(suggest).toHaveBeenCalledTimes(1)
})

test('takes the whole screen of a phone: the bars and the footer give way', () => {
  opened()
  expect(document.querySelector('[data-own-bar]')).toBeTruthy()
})
