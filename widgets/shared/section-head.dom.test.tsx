import { cleanup, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { afterEach, describe, expect, it } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { SectionHead } from './SectionHead'

afterEach(cleanup)

type Head = Parameters<typeof SectionHead>[0]

const show = (head: Head) =>
  render(
    <RenderProvider
      value={{ mode: 'render', page: {} as never, shop: visitorShop(), actions: INERT_ACTIONS }}
    >
      <SectionHead {...head} />
    </RenderProvider>,
  )

describe('the head of a section', () => {
  it('a heading that leads somewhere is a link', () => {
    show({ title: '新品', link: { linkPage: 'page', url: '/items' }, subTitle: '看看' })
    expect(screen.getByRole('heading', { level: 2, name: '新品' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '新品' }).getAttribute('href')).toBe('/items')
    expect(screen.getByText('看看')).toBeTruthy()
  })

  it('a heading without a text is not drawn, the way to more is', () => {
    show({ title: '', more: { text: '更多', link: '/items' } })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('link', { name: '更多' }).getAttribute('href')).toBe('/items')
  })

  it('only a ground of its own makes the heading a label', () => {
    const classOf = (backgroundColor: string) => {
      show({ title: '特惠', titleStyle: { backgroundColor } })
      const { className } = screen.getByRole('heading')
      cleanup()
      return className
    }
    expect(classOf('#ff5d02')).not.toBe(classOf('transparent'))
    expect(classOf('#ffffff00')).toBe(classOf('transparent'))
  })

  it('no widget draws a heading in another way', () => {
    const own = globSync('widgets/**/*.tsx').filter(
      (file) => !file.endsWith('SectionHead.tsx') && /<h[12]\b/.test(readFileSync(file, 'utf8')),
    )
    expect(own).toEqual([])
  })
})
