import { useCallback, useMemo } from 'react'
import type { Path } from '@engine/page/patch'
import { useSettings, useValue } from '@engine/settings'
import { conditionOf, limitsOf, limitProblem } from '@engine/settings/limits'
import { schemaAt } from '@engine/settings/schema-at'

/** Why a list may not hold this many entries, in the schema's own words; `null` where it may. */
export function useObjection(path: Path): (count: number) => string | null {
  const { form } = useSettings()
  const part = useMemo(() => schemaAt(form, path), [form, path])
  const condition = useValue(['props', conditionOf(part.ui) ?? ''])
  return useCallback(
    // what is too few is said when it is put, for a dialog begins with none
    (count) => limitProblem({ ...limitsOf(part, condition), min: 0 }, count),
    [part, condition],
  )
}
