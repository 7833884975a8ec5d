import { describe, expect, it } from 'vitest'
import { checkTokens } from './check-tokens'

const TOKENS = 'engine/render/tokens.css'
const tokens = { path: TOKENS, text: ':root { --text: #333; --font-xs: 12px; --radius-sm: 4px }' }
const check = (text: string, path = 'storefront/shell/parts/Button.module.css') =>
  checkTokens([tokens, { path, text }], [])

describe('styles use the tokens of the design', () => {
  it('a literal colour is found, in any notation and on its line', () => {
    const text = '.a {\n  color: #c22b00;\n  border: 1px solid rgb(0 0 0 / 10%);\n  background: white;\n}'
    expect(check(text)).toEqual([
      `storefront/shell/parts/Button.module.css:2 color: #c22b00: expected a colour of ${TOKENS}, var(--…)`,
      `storefront/shell/parts/Button.module.css:3 border: 1px solid rgb(0 0 0 / 10%): expected a colour of ${TOKENS}, var(--…)`,
      `storefront/shell/parts/Button.module.css:4 background: white: expected a colour of ${TOKENS}, var(--…)`,
    ])
  })

  it('a literal size or radius is found', () => {
    const text = '.a { font-size: 11px; border-radius: 0 3px; font: 12px serif }'
    expect(check(text)).toEqual([
      `storefront/shell/parts/Button.module.css:1 font-size: 11px: expected a size of ${TOKENS}, var(--font-…)`,
      `storefront/shell/parts/Button.module.css:1 border-radius: 0 3px: expected a radius of ${TOKENS}, var(--radius-…), 0 or 50%`,
      'storefront/shell/parts/Button.module.css:1 font: 12px serif: expected font-size with a token instead',
    ])
  })

  it('a variable that nothing declares is found; one of a component, of its script or with a fallback is not', () => {
    const sources = [{ path: 'storefront/shell/parts/Later.tsx', text: `style={{ '--columns': columns }}` }]
    const text =
      '.a { --own: 1px; width: var(--own); columns: var(--columns); top: var(--bar, 0); color: var(--txt) }'
    expect(checkTokens([tokens, { path: 'widgets/W0001/a.css', text }], sources)).toEqual([
      `widgets/W0001/a.css:1 --txt is declared nowhere: use a token of ${TOKENS}`,
    ])
  })

  it('tokens, masks, pictures, comments and the styles of the engine pass', () => {
    const text = `/* #fff */ .a { color: var(--text); font-size: max(var(--font-xs), 0.72em); border-radius: var(--radius-sm) 50%; mask: linear-gradient(#000, transparent); background: url("data:image/svg+xml,%23000 rgb(0)"); white-space: nowrap }`
    expect(check(text)).toEqual([])
    expect(check('.a { color: #fff }', 'engine/render/frame.css')).toEqual([])
  })
})
