import panelSchema from '../widgets/W0006.schema.json'
import type { Rule } from './rule'

const { enum: regions, 'x-enum': names } = panelSchema.properties.props.properties.comptyle

function nameOf(kind: unknown): string {
  return names[regions.findIndex((known) => known === kind)] ?? JSON.stringify(kind)
}

/** Header and footer contain only panels of their own kind at top level (rule page-format-3). */
export const regionKind: Rule = {
  name: 'regionKind',
  check([, widget], { region, declarationOf }, report) {
    const declaration = declarationOf(widget.type)
    if (!region || !declaration || widget.parent !== null) return
    if (!declaration.children) {
      const message = `${nameOf(region)}的顶层只能放置自由面板，不能放置${declaration.title}`
      if (region !== 'body') report({ path: '/type', message })
      return
    }
    const kind = widget.props.comptyle ?? 'body'
    if (kind === region) return
    const message = `${nameOf(region)}中的${declaration.title}类型应为${nameOf(region)}，实际为${nameOf(kind)}`
    report({ path: '/props/comptyle', message })
  },
}
