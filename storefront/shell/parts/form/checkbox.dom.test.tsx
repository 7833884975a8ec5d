import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Checkbox } from './Checkbox'
import { useFields } from './use-fields'

afterEach(cleanup)

function Form() {
  const form = useFields({ agreed: false })
  return (
    <form onSubmit={(event) => void form.send(() => Promise.resolve())(event)}>
      <Checkbox control={form.control} name="agreed" needed="请先同意">
        同意
      </Checkbox>
      <button>下一步</button>
    </form>
  )
}

it('what is said of a box that is not ticked goes as it is ticked, before the pointer is on the button', async () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('请先同意')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox'))
  await expect.poll(() => screen.queryByText('请先同意')).toBeNull()
})
