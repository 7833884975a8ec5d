/** Problems of a page with what mends them, as steps that can be applied as they are. */
import { nameOf, PAGE, toJson, type PageDoc } from '@engine/design'
import type { Edit } from '@schemas/edits'
import type { PageRole } from '@schemas/page-role'
import { problemKey, type Problem } from '@schemas/problem'
import { repairOf } from '@schemas/repair'
import { validateDocument, type Fault } from '@schemas/validate'
import type { Step } from '../inputs'

interface ShownProblem {
  severity: Problem['severity']
  uuid: string
  /** What the operator calls the widget. */
  name: string
  path: string
  message: string
  /** Steps that mend it; null: only the operator can decide. */
  fix: Step[] | null
}

export interface ShownProblems {
  errors: number
  warnings: number
  /** The first ones, errors before warnings. */
  list: ShownProblem[]
}

/** Problems that are shown one by one. */
const MOST = 20

export const faultsOf = (doc: PageDoc, role: PageRole): Fault[] => validateDocument(toJson(doc), role)

/** The faults that another state of the page does not have. */
export function newFaults(faults: readonly Fault[], before: readonly Fault[]): Fault[] {
  const known = new Set(before.map(({ problem }) => problemKey(problem)))
  return faults.filter(({ problem }) => !known.has(problemKey(problem)))
}

export function showProblems(doc: PageDoc, faults: readonly Fault[], role: PageRole): ShownProblems {
  const errors = faults.filter(({ problem }) => problem.severity === 'error')
  const warnings = faults.filter(({ problem }) => problem.severity === 'warning')
  const page = toJson(doc)
  const list = [...errors, ...warnings].slice(0, MOST).map((fault): ShownProblem => {
    const { severity, uuid, path, message } = fault.problem
    const widget = doc.widgets.get(uuid)
    const edits = repairOf(page, fault, role)
    return {
      severity,
      uuid,
      name: widget ? nameOf(widget) : '',
      path,
      message,
      fix: edits && stepsOf(edits),
    }
  })
  return { errors: errors.length, warnings: warnings.length, list }
}

/** Edits as steps; null for what no step does. */
function stepsOf(edits: readonly Edit[]): Step[] | null {
  const steps = edits.map(stepOf)
  return steps.every((step) => step !== null) ? steps : null
}

function stepOf({ uuid, path, value }: Edit): Step | null {
  if (uuid === PAGE) {
    const own = /^\/page\/props(\/.+)$/.exec(path)?.[1]
    return own === undefined ? null : { do: 'page', path: own, ...(value !== undefined && { value }) }
  }
  if (path === '') return { do: 'remove', uuid }
  if (path === '/parent') return value === null ? { do: 'move', uuid } : null
  if (!/^\/(?:props|style|h5|alias|hidden|locked)(?:\/|$)/.test(path)) return null
  return value === undefined ? { do: 'unset', uuid, path } : { do: 'set', uuid, path, value }
}
