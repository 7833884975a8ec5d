import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '@tests/helpers/shell-page'
import { useMessages } from './use-messages'

afterEach(cleanup)

function Speaker() {
  const messages = useMessages()
  return (
    <button
      onClick={() => {
        messages.success('已保存')
        messages.warning('还有商品未选择')
        messages.error('没有保存')
      }}
    >
      说
    </button>
  )
}

test('messages are read without the name of an icon', async () => {
  drawPage(<Speaker />)
  screen.getByText('说').click()
  await screen.findByText('没有保存')
  const icons = [...document.querySelectorAll('.ant-message .anticon')]
  expect(icons.map((icon) => [icon.getAttribute('aria-hidden'), icon.getAttribute('aria-label')])).toEqual(
    Array.from({ length: 3 }, () => ['true', null]),
  )
})
