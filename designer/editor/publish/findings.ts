/** Something about the page that the operator should know before publishing, and where it is. */
import { fullNameOf, PAGE, type PageDoc, walk } from '@engine/design'
import type { Problem } from '@schemas/problem'
import { PHONES, setShown, type Workspace } from '../workspace'
import type { ShownMark } from '@schemas/entities'
import { strings } from '@schemas/generated/strings/W0000'
import { isHidden, isHiddenOnPhones } from '@schemas/hidden'
import { toPointer } from '@schemas/pointer'
import { emptyContent, placeholdersIn } from '@schemas/placeholders'

export interface Finding extends Pick<Problem, 'severity' | 'uuid' | 'path' | 'message'> {
  /** What the operator calls the widget. */
  name: string
}

export function widgetName(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  return uuid === PAGE || !widget ? '页面设置' : fullNameOf(doc, uuid, widget)
}

export function findingOf(doc: PageDoc, { severity, uuid, path, message }: Problem): Finding {
  const where = [
    path.startsWith('/h5') && '手机端',
    isHidden((each) => doc.widgets.get(each), uuid) && '已隐藏',
    path.startsWith('/h5') && isHiddenOnPhones((each) => doc.widgets.get(each), uuid) && '已在手机端隐藏',
  ]
  const marks = where.filter(Boolean).join('，')
  const name = widgetName(doc, uuid)
  return { severity, uuid, path, message, name: marks === '' ? name : `${name}（${marks}）` }
}

/** Shows the place: selects the widget, opens its tab, focuses the field. */
export function jumpTo(workspace: Workspace, { uuid, path }: Pick<Finding, 'uuid' | 'path'>): void {
  const { ui } = workspace
  workspace.select(uuid === PAGE ? [] : [uuid])
  // problems of the page configuration count from the document
  const onPhones = path.startsWith('/h5')
  const inside = path.replace(/^\/page(?=\/)|^\/h5/, '')
  if (onPhones !== (ui.phone !== null)) workspace.show(onPhones ? PHONES[1] : null)
  ui.tab = inside.startsWith('/style') ? 'style' : 'props'
  ui.focusPath = inside === '' ? '/props' : inside
  setShown(ui.sides, 'right', true)
  ui.dialog = null
}

/** A widget with places that are not filled. */
export interface Unfilled extends Finding {
  count: number
}

export const unchosenText = (count: number) => strings.unchosenGoods.replace('{n}', String(count))

export const unfilledText = (count: number) => `还有${count}处占位内容未填写，顾客看不到`

/** What the operator is told of empty places by kind; of products in the words of the specification. */
const EMPTY: Record<ShownMark['content'], (count: number) => string> = {
  goods: unchosenText,
  coupon: (count) => `还有${count}张优惠券未选择`,
  shop: (count) => `还有${count}个商铺未选择`,
  category: (count) => `还有${count}个分类未选择`,
  picture: (count) => `还有${count}张图片未选择`,
  video: () => '还没有选择视频',
}

/** Widgets with products that are not chosen yet (rule publish-2), in reading order. */
export const unchosenGoods = (doc: PageDoc) => emptyPlaces(doc, (content) => content === 'goods')

/** Widgets with other content, texts or entries that were inserted and never filled, in reading order. */
export function unfilledPlaces(doc: PageDoc): Unfilled[] {
  const empty = emptyPlaces(doc, (content) => content !== 'goods')
  return shownWidgets(doc).flatMap((uuid) => {
    const widget = doc.widgets.get(uuid)
    const places = widget ? placeholdersIn(widget) : []
    return [
      ...empty.filter((finding) => finding.uuid === uuid),
      ...places.map(({ name, count }) => unfilledAt(doc, uuid, `/props/${name}`, unfilledText(count), count)),
    ]
  })
}

/** In reading order, without what an operator has hidden. */
const shownWidgets = (doc: PageDoc) =>
  walk(doc).filter((uuid) => !isHidden((each) => doc.widgets.get(each), uuid))

function emptyPlaces(doc: PageDoc, wanted: (content: ShownMark['content']) => boolean): Unfilled[] {
  return shownWidgets(doc).flatMap((uuid) => {
    const widget = doc.widgets.get(uuid)
    if (!widget) return []
    const { places, blank } = emptyContent(widget)
    const kinds = new Set(places.map(({ content }) => content).filter(wanted))
    return [...kinds].map((kind) => {
      const own = places.filter(({ content }) => content === kind)
      const hint = blank && kind !== 'goods' ? '，顾客看不到这个组件' : ''
      return unfilledAt(doc, uuid, toPointer(own[0]?.path ?? []), EMPTY[kind](own.length) + hint, own.length)
    })
  })
}

const unfilledAt = (doc: PageDoc, uuid: string, path: string, message: string, count: number): Unfilled => ({
  severity: 'warning',
  uuid,
  path,
  message,
  count,
  name: widgetName(doc, uuid),
})
