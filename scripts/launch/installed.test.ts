import { describe, expect, it } from 'vitest'
import { isInstalled } from './installed.mjs'

describe('npm start and npm test', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/react': { version: '19.3.1' },
      'node_modules/vite': { version: '8.3.8' },
      'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
    },
  }
  const found = (packages: object) => isInstalled(wanted, { packages: { ...packages } })

  it('install nothing if the lockfile is installed, except binaries of other platforms', () => {
    expect(
      found({ 'node_modules/react': { version: '19.3.1' }, 'node_modules/vite': { version: '8.3.8' } }),
    ).toBe(true)
  })

  it.each([
    [
      'a package is missing, as after npm install --omit=dev',
      { 'node_modules/react': { version: '19.3.1' } },
    ],
    [
      'a package has another version',
      { 'node_modules/react': { version: '19.3.0' }, 'node_modules/vite': { version: '8.3.8' } },
    ],
    [
      'an optional package has another version',
      {
        'node_modules/react': { version: '19.3.1' },
        'node_modules/vite': { version: '8.3.8' },
        'node_modules/@esbuild/win32-x64': { version: '0.25.0' },
      },
    ],
  ])('install when %s', (_title, packages) => {
    expect(found(packages)).toBe(false)
  })
})
