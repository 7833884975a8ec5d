import { useMemo } from 'react'
import type { Path } from '../page/patch'

/** The same array for the same path, so that callers may write it anew at every render. */
export function usePath(path: Path): Path {
  const key = JSON.stringify(path)
  return useMemo(() => JSON.parse(key) as Path, [key])
}

/** The same for several paths. */
export function usePaths(paths: readonly Path[]): readonly Path[] {
  const key = JSON.stringify(paths)
  return useMemo(() => JSON.parse(key) as Path[], [key])
}
