import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PreviewBar } from './TopBar'

it('a preview says so, and which moment it shows, in Beijing’s time', () => {
  const html = renderToStaticMarkup(<PreviewBar at="2026-11-10T16:00:00.000Z" />)
  expect(html).toContain('预览 2026-11-11 00:00:00')
  expect(html).toContain('role="note"')
})
