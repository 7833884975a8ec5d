import type { Entity } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/** Widget type → where ids of goods, coupons … stand in it. */
export const entities: Output = async ({ widgets }) => {
  const marks = widgets
    .map(({ type, resolved }) => [type, marksOf(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const text = `import type { EntityMark } from '../entities'

/** Widget type → every \`x-entity\` mark of its schema; \`*\` stands for each item of an array. */
export const entityMarks: Record<string, EntityMark[]> = ${JSON.stringify(Object.fromEntries(marks))}
`
  return { [`${generatedFolder}/entities.ts`]: await typescript('entities.ts', text) }
}

function marksOf(schema: Schema): { path: string[]; entity: Entity }[] {
  const marks: { path: string[]; entity: Entity }[] = []
  walk(schema, ({ 'x-entity': entity }, at) => {
    if (entity && !at.conditional)
      marks.push({ path: at.dataPath.slice(1).split('/'), entity: entity as Entity })
  })
  return marks
}
