import { describe, expect, it } from 'vitest'
import { checkImports } from './check-imports'

const check = (path: string, text: string) => checkImports([{ path, text }])

describe('import direction', () => {
  // npm run check, which npm test runs, checks the repository itself
  it.each([
    ['schemas/page.ts', '@engine/page/walk', 'schemas may not import engine'],
    ['engine/page/walk.ts', '@widgets/registry', 'engine may not import widgets'],
    ['widgets/W0001/Render.tsx', '@storefront/shell/state/shop', 'widgets may not import storefront'],
    ['storefront/app/App.tsx', '@designer/Canvas', 'storefront may not import designer'],
    ['designer/Canvas.tsx', '@storefront/app/App', 'designer may not import storefront'],
    ['designer/Canvas.tsx', '@server/db/client', 'designer may not import server'],
    ['widgets/W0001/Render.tsx', '@engine/settings', 'a widget declares its form by x-ui in its schema'],
    ['mcp/server.ts', '@designer/editor/workspace', 'mcp may not import designer'],
    ['mcp/server.ts', '@server/content/actor', 'ask the API for it'],
    ['engine/design.ts', '@mcp/server', 'its command and the server open it'],
    ['engine/page/walk.ts', '@language/server', 'editors and scripts use it'],
    ['server/app/build-app.ts', '@storefront/routes', 'server may not import storefront'],
    ['server/app/build-app.ts', '@widgets/registry', 'the server gets it through the built server entry'],
    ['server/app/build-app.ts', '@engine/render/PageView', 'the server uses engine/page only'],
    ['server/app/build-app.ts', '@tests/helpers/app', 'only tests may import test helpers'],
    ['scripts/check.ts', '../vite.config', 'scripts may not import vite.config; move it into scripts'],
    ['engine/page/walk.ts', '../../scripts/generate', 'move the code into the folder that it belongs to'],
  ])('%s may not import %s, and the message says what to do', (path, specifier, message) => {
    const findings = check(path, `\nimport { x } from '${specifier}'\n`)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(`${path}:2 imports`)
    expect(findings[0]).toContain(message)
  })

  it.each([
    ['widgets/W0001/Render.tsx', '@engine'],
    ['storefront/app/App.tsx', '@widgets/registry'],
    ['server/app/build-app.ts', '@engine/page/collect'],
    ['server/content/agents/door.ts', '@mcp/http'],
    ['scripts/validate.ts', '@storefront/app/assets'],
    ['engine/page/walk.test.ts', '@tests/helpers/pages'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, `import { x } from '${specifier}'`)).toEqual([])
  })

  it('the engine names no widget, but its tests may', () => {
    expect(check('engine/render/PageView.tsx', `a\nif (type === 'W0006') b`)[0]).toMatch(
      /^engine\/render\/PageView\.tsx:2 names the widget W0006: declare/,
    )
    expect(check('engine/render/PageView.test.tsx', `'W0006'`)).toEqual([])
    expect(check('widgets/registry.ts', `'W0006'`)).toEqual([])
  })
})
