/** Editing drafts by steps. */
import type { PageDoc } from '@engine/design'
import { z } from 'zod'
import type { Json } from '@schemas/page'
import { steps, type Step } from '../inputs'
import { changesOf } from '../page/changes'
import { faultsOf, newFaults, showProblems } from '../page/problems'
import { runSteps, type Edited } from '../page/steps'
import { Refusal } from '../refusal'
import type { Session } from '../session'
import type { Draft } from '../store'
import type { Tools } from './tool'

export const editTools: Tools<'propose' | 'apply' | 'undo'> = {
  propose: {
    about: 'What steps would change, and the problems that they would bring; nothing is saved.',
    reads: true,
    async run(session, { page, steps: given }) {
      const read = stepsIn(given)
      const draft = await session.open(page)
      return { json: { revision: draft.revision, ...verdictOf(draft, await edited(session, draft, read)) } }
    },
  },
  apply: {
    about:
      'Runs all steps, or none, and saves the page once. What a shop keeps is a draft until it is published.',
    reads: false,
    async run(session, { page, base, steps: given }) {
      const draft = await session.openAt(page, base)
      const result = await edited(session, draft, given)
      const verdict = verdictOf(draft, result)
      const revision = await session.save(draft, result.doc)
      return { json: { saved: revision !== draft.revision, revision, ...verdict } }
    },
  },
  undo: {
    about: 'Reverts what this connection applied last, as one save.',
    reads: false,
    async run(session) {
      const { page_id, revision, from, to } = await session.undo()
      return { json: { page_id, revision, changes: changesOf(from, to) } }
    },
  },
}

function stepsIn(given: readonly Json[]): Step[] {
  const read = steps.safeParse(given)
  if (!read.success) throw new Refusal(z.prettifyError(read.error))
  return read.data
}

async function edited({ store }: Session, { doc, role }: Draft, list: readonly Step[]): Promise<Edited> {
  const sources = new Map<string, PageDoc>()
  for (const step of list)
    if (step.do === 'copy' && step.page !== undefined && !sources.has(step.page))
      sources.set(step.page, (await store.open(step.page)).doc)
  return runSteps(doc, list, { role, sources })
}

function verdictOf({ doc: before, role }: Draft, { doc, inserted }: Edited) {
  const faults = faultsOf(doc, role)
  const fresh = newFaults(faults, faultsOf(before, role))
  return {
    changes: changesOf(before, doc),
    ...(inserted.length > 0 && { inserted }),
    new_problems: showProblems(doc, fresh, role),
    problems_before: faults.length - fresh.length,
  }
}
