import type { Entity } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { banner, generatedFolder, type Output } from './output'

/** Widget type → where ids of goods, coupons … stand in it. */
export const entities: Output = ({ widgets }) => ({
  [`${generatedFolder}/entities.ts`]: `${banner}import type { EntityMark } from '../entities'

/** Widget type → every \`x-entity\` mark of its schema; \`*\` stands for each item of an array. */
export const entityMarks: Record<string, EntityMark[]> = {
${widgets
  .map(({ type, resolved }) => [type, marksOf(resolved)] as const)
  .filter(([, marks]) => marks.length > 0)
  .map(
    ([type, marks]) =>
      `  '${type}': [\n${marks.map((mark) => `    ${JSON.stringify(mark)},\n`).join('')}  ],\n`,
  )
  .join('')}}
`,
})

function marksOf(schema: Schema): { path: string[]; entity: Entity }[] {
  const marks: { path: string[]; entity: Entity }[] = []
  walk(schema, ({ 'x-entity': entity }, at) => {
    if (entity && !at.conditional)
      marks.push({ path: at.dataPath.slice(1).split('/'), entity: entity as Entity })
  })
  return marks
}
