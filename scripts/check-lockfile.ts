/** Fails when package-lock.json would not give the same installation on every machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/sources'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** npm forgets other platforms' binaries when it updates a lockfile over an installed tree. */
export function checkLockfile(lockfile: Lockfile = readLockfile()): string[] {
  const { packages } = lockfile
  const problems: string[] = []
  for (const [path, { version, resolved, integrity, link, optionalDependencies }] of Object.entries(
    packages,
  )) {
    // the project's own packages
    if (link || !path.includes('node_modules/')) continue
    if (!integrity)
      problems.push(`${path}@${version} has no integrity; remove node_modules and run npm install`)
    if (resolved) {
      problems.push(
        `${path} is bound to ${resolved}; run npm install with omit-lockfile-registry-resolved=true`,
      )
    }
    for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
      const found = nearest(packages, path, name)
      if (!found)
        problems.push(
          `${path} lacks its optional ${name}@${range}: another platform would miss it; remove node_modules and run npm install`,
        )
      else if (/^\d/.test(range) && found.version !== range) {
        problems.push(
          `${path} wants ${name}@${range}, the lockfile has ${found.version}; remove node_modules and run npm install`,
        )
      }
    }
  }
  return problems
}

/** Looks where Node would: the package's own node_modules first, then outwards. */
function nearest(packages: Lockfile['packages'], path: string, name: string): LockedPackage | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
}
