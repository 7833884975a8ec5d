import type { Region } from '../page-data'
import type { Rule } from './rule'

const REGION_NAMES: Readonly<Record<Region, string>> = { header: '页头', body: '页面主体', footer: '页脚' }

/** Header and footer hold only panels at their top level, each panel of its document's own kind (decisions 3). */
export const region: Rule = {
  name: 'region',
  check([, widget], { region, declarationOf }, report) {
    const declaration = declarationOf(widget.type)
    if (!region || !declaration || widget.parent !== null) return
    const isPanel = declaration.children.length > 0
    if (!isPanel) {
      const message = `${REGION_NAMES[region]}的顶层只能放置自由面板，不能放置${declaration.title}`
      if (region !== 'body') report({ path: '/type', message })
      return
    }
    const kind = widget.props.comptyle ?? 'body'
    if (kind === region) return
    const message = `${REGION_NAMES[region]}中的${declaration.title}类型应为 ${region}，实际为 ${JSON.stringify(kind)}`
    report({ path: '/props/comptyle', message })
  },
}
