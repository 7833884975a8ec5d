import { useMemo, useSyncExternalStore } from 'react'
import type { Problem } from '@schemas/problem'
import type { Path } from '../../page/patch'
import { useSettings } from '../settings-context'
import { usePaths } from '../use-path'
import { ProblemView } from '../store/problem-view'

/** The problems of several places together. */
export function useProblemsOfAll(paths: readonly Path[]): readonly Problem[] {
  const { target, problems } = useSettings()
  const stable = usePaths(paths)
  const view = useMemo(() => new ProblemView(problems, target, stable, 'deep'), [problems, target, stable])
  return useSyncExternalStore(view.subscribe, view.read)
}
