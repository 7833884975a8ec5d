import type { PageTemplate } from '@schemas/generated/api'
import type { Platform } from '@schemas'
import { PHONE_WIDTH } from '@schemas/page'
import { compose, widget, type Node, type WidgetType } from './compose'

export interface BuiltInTemplate extends PageTemplate {
  /** Canonical bytes. */
  document: string
}

interface TemplateRecipe {
  id: string
  name: string
  /** Types from top to bottom, each with the defaults of its schema; products are chosen in the editor. */
  widgets: WidgetType[]
}

const RECIPES: TemplateRecipe[] = [
  { id: 'blank', name: '空白页', widgets: [] },
  {
    id: 'home',
    name: '首页',
    widgets: ['W0001', 'W0021', 'W0014', 'W0015', 'W0005', 'W0004', 'W0019', 'W0020', 'W0002'],
  },
  { id: 'campaign', name: '活动页', widgets: ['W0003', 'W0021', 'W0013', 'W0014', 'W0015', 'W0002'] },
  { id: 'brand', name: '品牌故事', widgets: ['W0025', 'W0024', 'W0023', 'W0004', 'W0024'] },
  { id: 'goods', name: '商品专题', widgets: ['W0001', 'W0005', 'W0002'] },
]

const WIDTHS: Record<Platform, number> = { pc: 1190, h5: PHONE_WIDTH }

let built: BuiltInTemplate[] | undefined

/** Templates that every company has from the start, for pc and for h5. */
export function builtInTemplates(): BuiltInTemplate[] {
  built ??= (['pc', 'h5'] as const).flatMap((platform) => RECIPES.map((recipe) => build(recipe, platform)))
  return built
}

function build({ id, name, widgets }: TemplateRecipe, platform: Platform): BuiltInTemplate {
  const pageWidth = WIDTHS[platform]
  const nodes: Node[] = widgets.map((type, index) =>
    widget(type, `${id}-${index + 1}`, {}, { width: pageWidth, marginBottom: 20 }),
  )
  return {
    design_id: `built-in-${platform}-${id}`,
    name,
    image: '',
    platform,
    built_in: true,
    operator_name: '',
    created: new Date(0).toISOString(),
    document: compose({ platform, props: { pageWidth, followTheme: true }, widgets: nodes }),
  }
}
