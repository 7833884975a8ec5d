import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { complaintsOf } from '@tests/helpers/silent-console'
import { Boundary } from './Boundary'

afterEach(cleanup)

async function draw(failure: Error) {
  const Part = lazy<() => null>(() => Promise.reject(failure))
  // React tells the console of every error that a boundary takes
  await complaintsOf(() =>
    act(async () => {
      render(
        <>
          <p>页面</p>
          <Boundary>
            <Suspense>
              <Part />
            </Suspense>
          </Boundary>
        </>,
      )
    }),
  )
}

describe('nothing is lost: a part that fails leaves the others alone', () => {
  it('one that could not be fetched says so and offers to try again', async () => {
    await draw(new TypeError('Failed to fetch dynamically imported module: /designer-assets/Form-1.js'))
    expect(screen.getByText('页面')).toBeDefined()
    expect(screen.getByText('这部分没有加载成功')).toBeDefined()
    expect(screen.getByRole('button', { name: /刷\s*新/ })).toBeDefined()
  })

  it('one that breaks says why', async () => {
    await draw(new Error('Expected a widget, found none.'))
    expect(screen.getByText('这部分出错了')).toBeDefined()
    expect(screen.getByText('Expected a widget, found none.')).toBeDefined()
  })
})
