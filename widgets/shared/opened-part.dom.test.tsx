import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Actions } from '@engine'
import { draw } from '@tests/helpers/drawn-widgets'
import searchBox from '../W0008'
import miniCart from '../W0010'

afterEach(cleanup)

/** A shop without a network, until `come` is called. */
function unreached() {
  let come = () => {}
  const there = new Promise<void>((resolve) => (come = resolve))
  const asked = vi.fn<() => void>()
  const reach: Actions['reach'] = async (load) => {
    asked()
    await there
    return load()
  }
  return { reach, asked, come: () => come() }
}

test('without a network the search box keeps its field, and suggests once its code is there', async () => {
  const { reach, asked, come } = unreached()
  const suggest = vi.fn<Actions['suggest']>(async () => [{ kind: 'goods', text: '短袖', href: '/items/1' }])
  draw(searchBox, { actions: { reach, suggest } })
  const field = screen.getByRole('searchbox')
  await act(async () => field.focus())
  await act(async () => fireEvent.input(field, { target: { value: '短' } }))
  expect(asked).toHaveBeenCalledOnce()
  expect((field as HTMLInputElement).value).toBe('短')
  await act(async () => come())
  expect(await screen.findByRole('option', { name: '短袖' })).toBeTruthy()
})

test('without a network the cart’s button stays, and its panel comes once its code is there', async () => {
  const { reach, asked, come } = unreached()
  draw(miniCart, { actions: { reach, loadCart: async () => true } })
  const button = screen.getByRole('button', { name: /^购物车/ })
  await act(async () => fireEvent.focus(button))
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: /^购物车/ })).toBe(button)
  expect(document.querySelector('output')).not.toBeNull()
  await act(async () => come())
  await vi.waitFor(() => expect(document.querySelector('output')).toBeNull())
})
