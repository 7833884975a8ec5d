/** Header and footer, the same arrangement for every demo company. */
import type { Link, LinkItem } from '@schemas/generated/types'
import type { DemoCompany } from '../model'
import { at, band, clear, compose, desktopOnly, type Node, widget } from '../../content'
import { type Snapshots, snapshotsOf } from './snapshots'

const WHITE = { backgroundColor: '#ffffff', foregroundColor: '#ffffff' }
const GROUND = { backgroundColor: '#efefee', foregroundColor: '#efefee' }
const LINE = '#e6e6e6'
const STRONG = '#333333'
const QUIET = '#5a5f5c'
/** Height of a text box is floor(fontSize / 0.6). */
const textHeight = (fontSize: number) => Math.floor(fontSize / 0.6)

export interface HeaderSource {
  hotWords: string[]
  menu: (snapshots: Snapshots) => LinkItem[]
}

export function header(company: DemoCompany, { hotWords, menu }: HeaderSource): string {
  const snapshots = snapshotsOf(company)
  const { art, categories, item, link } = snapshots
  const top = band(
    'head',
    104,
    [
      widget(
        'W0003',
        'head-logo',
        {
          imgUrl: art('logo'),
          data: [{ leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData: link.page('/', '首页') }],
        },
        { ...at(0, 24, 220, 56), ...clear },
        { alias: '标志' },
      ),
      widget(
        'W0008',
        'head-search',
        {
          placeholder: '搜索',
          data: hotWords.map((word) => item(word)),
          focusWidth: 60,
          wgtTextColor1: '',
          wgtTextColor2: '',
          wgtTextColor: '#ffffff',
          customerThemeEnabled: false,
        },
        { ...at(320, 20, 600, 66), ...clear },
      ),
      desktopOnly(
        widget(
          'W0010',
          'head-cart',
          {
            customerThemeEnabled: false,
            wgtTextColor: '#ffffff',
            wgtBorderRadius: 0,
          },
          { ...at(1060, 20, 130, 38), ...clear },
        ),
      ),
    ],
    WHITE,
    { comptyle: 'header' },
  )
  const nav = band(
    'nav',
    40,
    [
      widget(
        'W0007',
        'nav-menu',
        {
          hover: false,
          menuTop: 40,
          categoryData: categories(),
          data: menu(snapshots),
          customerThemeEnabled: false,
          wgtTypeLabelColor: '#ffffff',
          wgtTextColor: STRONG,
          wgtSubTextColor: '#666666',
        },
        { ...at(0, 0, 1190, 40), ...clear },
      ),
    ],
    { ...WHITE, borderBottomWidth: 1, borderBottomColor: LINE },
    { comptyle: 'header', zindex: 2000 },
  )
  return compose({
    platform: 'pc',
    props: { title: '页头', followTheme: true, themeColor: company.themeColor },
    widgets: [top, desktopOnly(nav)],
  })
}

export interface FooterSource {
  promises: { service: string; title: string; line: string }[]
  columns: (snapshots: Snapshots) => { title: string; links: [title: string, link: Link][] }[]
  closing: string
}

export function footer(company: DemoCompany, source: FooterSource): string {
  const snapshots = snapshotsOf(company)
  const columns = source.columns(snapshots)
  const widgets = [
    ...(source.promises.length > 0 ? [promises(source, snapshots)] : []),
    band(
      'foot-links',
      236,
      columns.flatMap((column, index) => linkColumn(column, index, columns.length)),
      GROUND,
      { comptyle: 'footer' },
    ),
    band(
      'foot-closing',
      56,
      [line('closing', source.closing, 0, 18, 1190, { fontSize: 12, textAlign: 'center', color: QUIET })],
      GROUND,
      { comptyle: 'footer' },
    ),
  ]
  return compose({
    platform: 'pc',
    props: { title: '页脚', followTheme: true, themeColor: company.themeColor },
    widgets,
  })
}

function promises({ promises: all }: FooterSource, { art }: Snapshots): Node {
  const step = 1190 / all.length
  const children = all.flatMap(({ service, title, line: second }, index) => {
    const x = Math.round(index * step) + 48
    return [
      widget(
        'W0003',
        `promise-${service}`,
        { imgUrl: art(`service-${service}`) },
        { ...at(x, 28, 44, 44), ...clear },
      ),
      line(`promise-${service}-title`, title, x + 60, 26, 160, {
        fontSize: 16,
        fontWeight: 'bold',
        color: STRONG,
      }),
      line(`promise-${service}-line`, second, x + 60, 54, 180, { fontSize: 12, color: QUIET }),
    ]
  })
  return band('foot-promises', 100, children, WHITE, { comptyle: 'footer' })
}

function linkColumn(
  { title, links }: { title: string; links: [string, Link][] },
  index: number,
  count: number,
): Node[] {
  const x = Math.round((index * 1190) / count) + 48
  return [
    line(`foot-${index}`, title, x, 36, 160, { fontSize: 16, fontWeight: 'bold', color: STRONG }),
    ...links.map(([text, link], row) =>
      line(`foot-${index}-${row}`, text, x, 76 + row * 34, 160, { fontSize: 14, color: QUIET, data: link }),
    ),
  ]
}

function line(
  id: string,
  text: string,
  x: number,
  y: number,
  width: number,
  props: Parameters<typeof widget<'W0011'>>[2],
): Node {
  return widget(
    'W0011',
    id,
    { text, ...props },
    { ...at(x, y, width, textHeight(props.fontSize ?? 14)), ...clear },
  )
}
