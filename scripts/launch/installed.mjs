/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether the packages recorded in `node_modules/.package-lock.json` satisfy the lockfile. Optional packages
 * (binaries of other platforms) may be missing, but not have another version.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} found node_modules/.package-lock.json
 */
export function isInstalled(wanted, found) {
  return Object.entries(wanted.packages ?? {}).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const present = found.packages?.[path]
    return present ? present.version === version : Boolean(optional ?? devOptional)
  })
}
