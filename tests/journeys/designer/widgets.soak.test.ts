import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Path } from '@engine/page/patch'
import { paletteOf } from '@designer/editor/palette/items'
import { draft } from './kit/documents'
import type { EditorScreen } from './kit/editor-screen'
import { byId } from './kit/form/controls'
import { Form, type Place } from './kit/form/places'
import { FormWalk, type WalkOptions } from './kit/form/walk'
import { eventually } from './kit/eventually'
import { freshPage } from './kit/fresh-page'
import { openedOnce } from '../kit/opened-once'
import { look } from './kit/look'
import { useDesigner, type Admin } from './kit/use-designer'

const { admin, shared, shop } = useDesigner()

/** Fields that a static, inert canvas cannot show, by control or by name, and where they are visible instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  link: 'links are inert on the canvas; the panel shows their targets',
  datetime: 'everything is on the canvas until a time is chosen (canvas.test.ts)',
  autoplay: 'slides and videos do not play on the canvas',
  autoplaySpeed: 'as autoplay; the preview in the form moves',
  interval: 'as autoplay',
  controls: 'the controls of a video would take the clicks that select it',
  muted: 'a video that is not playing has no sound',
  focusWidth: 'the focus state applies outside design mode only',
  children: 'lower categories open under a shopper’s pointer',
  grid: 'it is drawn over the panel during editing (free-panel.test.ts)',
  customerThemeEnabled: 'a widget’s own theme begins as the page’s',
  wgtShopBorder: 'a border that is switched on has no width yet',
  tagList: 'a tag is visible once it has a name',
  tag_id: 'the number of a tag is not shown to shoppers',
}

/** Products and coupons have one shape for all widgets; these draw less of it. */
const TAGS = 'tag_name font_color tag_color'
const COUPON = 'notice custom_url discount object_use_for'
const UNDRAWN: Readonly<Record<string, string>> = {
  W0002: 'brief subTitle',
  // a hot keyword is visible once it has a name
  W0008: 'data',
  W0012: `market_price brief subTitle ${TAGS} ${COUPON}`,
  W0014: `market_price subTitle ${TAGS}`,
  W0015: TAGS,
  W0017: `market_price ${TAGS}`,
  W0018: `market_price brief subTitle ${TAGS}`,
  // a rule finds nothing before its shop is chosen
  W0020: `rule market_price brief subTitle ${TAGS}`,
  W0021: COUPON,
}

function elsewhere(type: string, { kind, path }: Place): string | undefined {
  const name = String(path.at(-1))
  const below = path.includes('children') ? ELSEWHERE['children'] : undefined
  const undrawn = UNDRAWN[type]?.split(' ').includes(name) === true ? 'not of this widget' : undefined
  return ELSEWHERE[kind] ?? ELSEWHERE[name] ?? below ?? undrawn
}

/** Fields that have no effect without another one of the same object. */
const NEEDS: Readonly<Record<string, string>> = {
  borderStyle: 'borderTopWidth',
  borderTopColor: 'borderTopWidth',
  borderRightColor: 'borderRightWidth',
  borderBottomColor: 'borderBottomWidth',
  borderLeftColor: 'borderLeftWidth',
  tag_color: 'tag_name',
  font_color: 'tag_name',
  wgtHotKeywordTextColor: 'title',
  wgtShopBorderColor: 'wgtShopBorderWidth',
}
/** The same for one type only; from the widget down. */
const NEEDS_OF: Readonly<Record<string, Record<string, Path>>> = {
  W0003: { data: ['props', 'imgUrl'] },
  W0023: { caption: ['props', 'src'], loop: ['props', 'src'], fit: ['props', 'src'] },
  W0025: { showCaption: ['props', 'data', 0, 'caption'], captionAlign: ['props', 'data', 0, 'caption'] },
}

function needs(type: string, { path }: Place): Path | undefined {
  const name = String(path.at(-1))
  const beside = NEEDS[name]
  if (beside !== undefined) return [...path.slice(0, -1), beside]
  return path.length === 2 ? NEEDS_OF[type]?.[name] : undefined
}

/** All types share one style schema: its slow controls are tested on one type of each layout. */
const THOROUGH = new Set(['W0002', 'W0003', 'W0006'])
const isSlow = ({ path, kind }: Place) =>
  path[0] === 'style' && (kind === 'datetime' || kind === 'select' || /^border.+Color$/.test(String(path[1])))

/** A proportional lock, on by default (W0003). */
const LOCKED: Readonly<Record<string, string>> = {
  'style.width': 'style.height',
  'style.height': 'style.width',
}
/** Their boxes follow their content. */
const FITTED = new Set(['W0010', 'W0011'])

function takesAlong(type: string, { path }: Place): string[] {
  if (FITTED.has(type) && path[0] === 'props') return ['style.width', 'style.height']
  if (type !== 'W0003') return []
  // the box takes the picture's proportions
  return path.join('.') === 'props.imgUrl' ? ['style.height'] : [LOCKED[path.join('.')] ?? '']
}

/** In a panel a child is positioned by x. */
const IN_FLOW = new Set(['marginLeft', 'marginRight'])

/** Walks both tabs of the selected widget's form. */
async function walkAll(
  screen: EditorScreen,
  uuid: string,
  type: string,
  more: Pick<WalkOptions, 'isInPanel'> = {},
): Promise<FormWalk> {
  const walk = await FormWalk.of(screen, uuid, type, {
    elsewhere: (place) =>
      more.isInPanel === true && IN_FLOW.has(String(place.path[1]))
        ? 'in the flow only'
        : elsewhere(type, place),
    takesAlong: (place) => takesAlong(type, place),
    needs: (place) => needs(type, place),
    // a panel asks before it moves to another document
    skips: (place) => place.path.at(-1) === 'comptyle' || (!THOROUGH.has(type) && isSlow(place)),
    ...more,
  })
  await walk.tab('props')
  await look(screen.page, `widget-${type}`)
  await walk.tab('style')
  return walk
}

const items = paletteOf('pc').flatMap(([, own]) => own)
/** ms for the form of one widget, some forty fields. */
const PATIENCE = 180_000

describe('each widget is inserted, and each of its fields is edited and visible on the canvas', () => {
  let all: Admin
  const open = openedOnce(async () => all.openEditor(await freshPage(shop())))
  beforeAll(async () => {
    all = await shared('owner')
  })
  afterAll(() => all.leave())

  test.for(items)('$type $title', { timeout: PATIENCE }, async ({ type, title }) => {
    const screen = await open()
    const uuid = await screen.insert(title)
    const { faults, walked } = await walkAll(screen, uuid, type)
    expect(faults).toEqual([])
    expect(walked.length, `fields of ${type}`).toBeGreaterThan(20)
    await screen.keys('Delete')
    await screen.answer('确定删除该挂件？')
    await eventually(() => screen.canvas(uuid).count()).toBe(0)
    await screen.expectSaved()
    expect((await draft(shop(), screen.page_id)).widgets).not.toHaveProperty([uuid])
  })

  test('a child of a free panel also has its position in the panel', { timeout: PATIENCE }, async () => {
    const own = await admin('owner')
    const screen = await own.openEditor(await freshPage(shop()))
    await screen.insert('自由面板')
    const child = await screen.insert('热区图')
    const walk = await walkAll(screen, child, 'W0003', { isInPanel: true })
    expect(walk.faults).toEqual([])
    expect(walk.walked).toEqual(expect.arrayContaining(['style.x', 'style.y', 'style.z']))
  })

  test('W0000: the page’s own settings', async () => {
    const own = await admin('owner')
    const screen = await own.openEditor(await freshPage(shop()))
    const form = new Form('W0000')
    const texts: Record<string, string> = {
      title: '春季会场',
      keywords: '春季，上新',
      description: '换季好物',
      themeColor: '#1f6f50',
      backgroundColor: '#fafafa',
      pageWidth: '1000',
    }
    const body = screen.stage.locator('[data-canvas-region="body"]')
    // without followTheme, which would hide the colours
    for (const place of form.inside(['props']).filter(({ kind }) => kind !== 'switch')) {
      const before = await screen.stage.evaluate((stage) => stage.innerHTML)
      await byId(screen, place.id).fill(texts[String(place.path.at(-1))] ?? '')
      const isText = place.kind === 'text' || place.kind === 'textarea'
      if (!isText) await expect.poll(() => screen.stage.evaluate((stage) => stage.innerHTML)).not.toBe(before)
    }
    await screen.expectSaved()
    expect((await draft(shop(), screen.page_id)).page.props).toEqual({ ...texts, pageWidth: 1000 })
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(250, 250, 250)',
    )
  })
})
