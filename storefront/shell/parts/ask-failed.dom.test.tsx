import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawSection } from '@tests/helpers/storefront-sections'
import { AskFailed } from './AskFailed'

afterEach(cleanup)

test('what is not for this member leads to the home page: asking again would not help', () => {
  drawSection(<AskFailed error={{ status: 403, code: 403_005, message: '未开放' }} />, '/shops/info')
  expect(screen.getByText('未开放')).toBeTruthy()
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('what failed otherwise can be asked for again', () => {
  drawSection(<AskFailed error={{ status: 500, code: 500_000, message: '操作失败' }} />, '/shops/info')
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
