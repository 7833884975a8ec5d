import { describe, expect, it } from 'vitest'
import { checkLockfile } from './check-lockfile'

const integrity = 'sha512-x'

describe('lockfile', () => {
  it('of the repository gives the same installation on every machine', () => {
    expect(checkLockfile()).toEqual([])
  })

  it('a platform’s binary that is missing or has another version is named', () => {
    const optionalDependencies = { '@esbuild/linux-x64': '0.28.2', '@esbuild/win32-x64': '0.28.2' }
    const packages = {
      '': {},
      'node_modules/esbuild': { version: '0.28.2', integrity, optionalDependencies },
      'node_modules/@esbuild/linux-x64': { version: '0.25.0', integrity },
    }
    expect(checkLockfile({ packages })).toEqual([
      expect.stringContaining(
        'node_modules/esbuild wants @esbuild/linux-x64@0.28.2, the lockfile has 0.25.0',
      ),
      expect.stringContaining('node_modules/esbuild lacks its optional @esbuild/win32-x64@0.28.2'),
    ])
  })

  it('a nested package finds its own binaries first, then outer ones', () => {
    const packages = {
      'node_modules/kit': { version: '1.0.0', integrity },
      'node_modules/kit/node_modules/esbuild': {
        version: '0.18.0',
        integrity,
        optionalDependencies: { '@esbuild/a': '0.18.0', '@esbuild/b': '0.18.0' },
      },
      'node_modules/kit/node_modules/@esbuild/a': { version: '0.18.0', integrity },
      'node_modules/@esbuild/a': { version: '0.28.2', integrity },
      'node_modules/@esbuild/b': { version: '0.18.0', integrity },
    }
    expect(checkLockfile({ packages })).toEqual([])
  })

  it('an address or a missing checksum is refused', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', integrity, resolved: 'https://mirror.example/a.tgz' },
      'node_modules/b': { version: '1.0.0' },
    }
    expect(checkLockfile({ packages })).toEqual([
      expect.stringContaining('node_modules/a is bound to https://mirror.example/a.tgz'),
      expect.stringContaining('node_modules/b@1.0.0 has no integrity'),
    ])
  })
})
