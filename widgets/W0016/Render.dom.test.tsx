import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import showcase from './index'

afterEach(cleanup)
const data = ['a', 'b'].map((name) => ({
  imgUrl: `/media/${name}.webp`,
  pathData: { linkPage: 'href', href: `/${name}`, title: name },
}))

describe('W0016', () => {
  it('W0016 shows title, subtitle and two pictures with their links', () => {
    draw(showcase, { props: { data, mainTitle: '主', subTitle: '副', linkPath: { href: '/all' } } })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/all', '/a', '/b'])
    expect(screen.getByRole('img', { name: 'a' }).getAttribute('src')).toBe('/media/a.webp')
    expect(screen.getByText('副')).toBeTruthy()
  })

  it('W0016 applies sizes and colours to title and subtitle', () => {
    const props = {
      data,
      subTitle: '副',
      wgtTitleFontSize: 22,
      wgtSubTitleFontSize: 13,
      wgtSubTextColor: '#010203',
    }
    draw(showcase, { props })
    const subTitle = screen.getByText('副').style
    expect(screen.getByRole('heading').style.fontSize).toBe('22px')
    expect([subTitle.fontSize, subTitle.color]).toEqual(['13px', 'rgb(1, 2, 3)'])
  })

  it('W0016 without pictures is shown to operators only', () => {
    draw(showcase)
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    draw(showcase, { mode: 'design' })
    expect(screen.getByRole('heading').textContent).toBe('主标题')
  })
})
