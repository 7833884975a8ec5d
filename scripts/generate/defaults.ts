import { planOf } from '@schemas/tables/derive'
import { generatedFolder, type Output, constantOf, typescript } from './output'
import type { CommonSchema, WidgetSchema } from './sources'
import { SharedLiterals } from './shared-literals'

/**
 * Type → the values that `fillWidget` inserts where they are missing: of widgets for all pages, of forms for
 * operators.
 */
export const defaults: Output = async ({ commons, widgets, forms }) => {
  const [onPages, ofForms] = await Promise.all([
    plansOf(commons, widgets, 'fillPlans', 'Type of a widget'),
    plansOf([], [...forms], 'formPlans', 'Name of a setting, record or action'),
  ])
  return {
    [`${generatedFolder}/defaults.ts`]: await typescript('defaults.ts', onPages),
    [`${generatedFolder}/form-defaults.ts`]: await typescript('form-defaults.ts', ofForms),
  }
}

/** A module with one table of fill plans. */
function plansOf(commons: CommonSchema[], all: WidgetSchema[], name: string, key: string): string {
  const plans = new SharedLiterals()
  for (const { id, resolved } of commons) {
    const plan = planOf(resolved)
    const own = constantOf(id)
    plans.offer(`${own}Defaults`, plan?.missing)
    plans.offer(`${own}Plan`, plan)
  }
  const table = all.map(({ type, resolved }) => `'${type}': ${plans.print(planOf(resolved) ?? {})},\n`)
  return `import type { FillPlan } from '../fill-plan'

${plans.declarations()}
/** ${key} → the defaults of its \`{ props, style }\`; literals are complete in themselves. */
export const ${name}: Record<string, FillPlan> = {
${table.join('')}}
`
}
