import type { Schema } from '@schemas/dialect/schema'
import { applyPlan, type FillPlan } from '@schemas/fill-plan'
import type { JsonObject } from '@schemas/page'
import { banner, generatedFolder, type Output } from './output'

/** Widget type → what `fillWidget` puts where something is missing. */
export const defaults: Output = ({ widgets }) => ({
  [`${generatedFolder}/defaults.ts`]: `${banner}import type { FillPlan } from '../fill-plan'

/** Widget type → the defaults of its \`{ props, style }\`; literals are complete in themselves. */
export const fillPlans: Record<string, FillPlan> = ${JSON.stringify(
    Object.fromEntries(widgets.map(({ type, resolved }) => [type, planOf(resolved) ?? {}])),
    null,
    2,
  )}
`,
})

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
