/** 复制样式 and 粘贴样式: the look of a widget for others, of other types too. Kept while the tab is open. */
import { equal, setProp, setStyle, type Command, type Path, type Widget } from '@engine/design'
import { filledWidget } from '@engine/render/live/live-page'
import { fieldOf, hintsOf, loadForm, partUnder, type FormPart } from '@engine/settings'
import { together } from '@engine/settings/store/together'
import type { Json, JsonObject } from '@schemas/page'

/** Groups of fields that say how something looks; place, size, margins and show times are the widget's own. */
const GROUPS = ['外观', '内边距', '边框', '颜色与背景']

type Look = ReadonlyMap<string, Json>

let copied: Look | null = null

export const hasStyle = (): boolean => copied !== null

export async function copyStyle(widget: Widget): Promise<void> {
  copied = await lookOf(widget)
}

/**
 * Gives the copied look to widgets, as one step: what both have and what is different.
 * @returns null where that changes nothing
 */
export async function pasteStyle(widgets: ReadonlyMap<string, Widget>): Promise<Command | null> {
  const commands = await Promise.all([...widgets].map(([uuid, widget]) => givenTo(uuid, widget)))
  const all = commands.flat()
  if (all.length === 0) return null
  const count = widgets.size > 1 ? ` ${widgets.size} 个组件` : ''
  return { label: () => `粘贴样式${count}`, run: (tx) => together(all).run(tx) }
}

async function givenTo(uuid: string, widget: Widget): Promise<Command[]> {
  const own = await lookOf(widget)
  return [...(copied ?? [])].flatMap(([key, value]) => {
    const [part, name = ''] = key.split('.')
    if (!own.has(key) || equal(own.get(key), value)) return []
    return [part === 'style' ? setStyle(uuid, { [name]: value }) : setProp(uuid, [name], value)]
  })
}

/** Values by `props.color`, `style.borderRadius`. */
async function lookOf(widget: Widget): Promise<Look> {
  const form = await loadForm(widget.type)
  const { props, style } = filledWidget(widget)
  const root = form && { schema: form.schema, ui: form.uiSchema }
  const sides = { props, style } as unknown as Record<string, JsonObject>
  return new Map(
    Object.entries(sides).flatMap(([side, values]) =>
      Object.entries(values).flatMap(([name, value]): [string, Json][] =>
        root && isLook(root, [side, name]) ? [[`${side}.${name}`, value]] : [],
      ),
    ),
  )
}

function isLook(root: FormPart, path: Path): boolean {
  const part = path.reduce<FormPart | undefined>((above, key) => above && partUnder(above, key), root)
  if (!part) return false
  const isPlain =
    part.schema.enum !== undefined || ['number', 'integer', 'boolean'].includes(String(part.schema.type))
  const isColour = fieldOf(part.ui) === 'colour'
  return isColour || (isPlain && GROUPS.includes(hintsOf(part.ui).group ?? ''))
}
