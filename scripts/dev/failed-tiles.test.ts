import { expect, it } from 'vitest'
import { withFailedTiles } from './failed-tiles.mjs'

const PAGE = '<!doctype html><html><body><div id="root"></div></body></html>'
const titleOf = (type: string) => (type === 'W0026' ? '倒计时' : undefined)

it('a page in development names each widget that threw, with message, file and line', () => {
  const error = new Error('no <b> & $&')
  error.stack = 'Error: no\n    at Render (/shop/widgets/W0026/Render.tsx:11:5)'
  const html = withFailedTiles(
    PAGE,
    [
      { type: 'W0026', error },
      { type: 'W0099', error: 'boom' },
    ],
    titleOf,
  )
  const tiles = [...html.matchAll(/<p role="alert"[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)
  expect(tiles).toEqual([
    '倒计时 W0026 绘制失败：no &lt;b> &amp; $&amp;（Render.tsx:11）',
    expect.stringMatching(/^W0099 绘制失败：boom/),
  ])
  expect(html).toContain('</p><div id="root">')
})

it('a page without failures stays unchanged', () => expect(withFailedTiles(PAGE, [], titleOf)).toBe(PAGE))
