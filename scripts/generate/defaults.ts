import type { Schema } from '@schemas/dialect/schema'
import { applyPlan, type FillPlan } from '@schemas/fill-plan'
import type { JsonObject } from '@schemas/page'
import { generatedFolder, type Output } from './output'
import { SharedLiterals } from './shared-literals'
import { constantOf, typescript } from './typescript'

/** Type of a widget or setting → what `fillWidget` puts where something is missing. */
export const defaults: Output = async ({ commons, widgets, settings }) => {
  const plans = new SharedLiterals()
  for (const { id, resolved } of commons) {
    const plan = planOf(resolved)
    const name = constantOf(id)
    plans.offer(`${name}Defaults`, plan?.missing)
    plans.offer(`${name}Plan`, plan)
  }
  const table = [...widgets, ...settings].map(
    ({ type, resolved }) => `'${type}': ${plans.print(planOf(resolved) ?? {})},\n`,
  )
  const text = `import type { FillPlan } from '../fill-plan'

${plans.declarations()}
/** Type of a widget or setting → the defaults of its \`{ props, style }\`; literals are complete in themselves. */
export const fillPlans: Record<string, FillPlan> = {
${table.join('')}}
`
  return { [`${generatedFolder}/defaults.ts`]: await typescript('defaults.ts', text) }
}

/** The defaults below one schema, or null when there are none. */
export function planOf(schema: Schema): FillPlan | null {
  const plan: FillPlan = {}
  const missing: JsonObject = {}
  const inner: Record<string, FillPlan> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const deeper = planOf(property)
    if (deeper) inner[name] = deeper
    if (property.default !== undefined)
      missing[name] = deeper ? applyPlan(property.default, deeper) : property.default
  }
  if (Object.keys(missing).length > 0) plan.missing = missing
  if (Object.keys(inner).length > 0) plan.inner = inner
  if (Array.isArray(schema.items)) {
    const tuple = schema.items.map(planOf)
    if (tuple.some(Boolean)) plan.tuple = tuple
  } else {
    const each = schema.items && planOf(schema.items)
    if (each) plan.each = each
  }
  return Object.keys(plan).length > 0 ? plan : null
}
