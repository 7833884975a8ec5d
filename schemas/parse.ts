/** Reads a page from bytes, text or a value; used by designer, renderer, server, seeds and command line. */
import { documentProblem, typeOfWidget, type Problem } from './problem'
import { isPage, mapValues, withPageDefaults, withWidgetDefaults } from './envelope'
import { isRecord } from './json'
import { guard } from './guard'
import { validateDocument, type ValidateOptions } from './validate'
import { messageOf } from './messages'
import { upgradeFormat, upgradeWidget, versionOf, type VersionedContent } from './migrations'
import { FORMAT_VERSION, type JsonObject, type PageJson, type PhonePatch } from './page'
import { patchBetween, phoneContent } from './phone-patch'
import { decodeUtf8 } from './text/decode'
import { readJson, type JsonRead } from './text/read-json'
import { problemTexts } from './problem-texts/problem-texts'

export interface ParsedPage {
  /** `null` only if the input is not a page document; a page with invalid values is returned with its problems. */
  page: PageJson | null
  problems: Problem[]
}

/**
 * Reads a page: decodes, guards, upgrades each widget to this program's version, adds the optional fields of the
 * envelope (never defaults of `props` and `style`) and validates. Never throws on bad data and never changes its input.
 */
export function parsePage(input: unknown, options?: ValidateOptions): ParsedPage {
  const { document, problems } = openPage(input)
  if (document === undefined) return { page: null, problems }
  const found = validateDocument(document, options).map(({ problem }) => problem)
  return { page: isPage(document) ? document : null, problems: [...problems, ...found] }
}

/**
 * Like `parsePage` without validation, for stored documents. `null` if it is not a page document; `parsePage` reports
 * why.
 */
export function readPage(input: unknown): PageJson | null {
  const { document } = openPage(input)
  return isPage(document) ? document : null
}

/** The steps before validation; `undefined` if there is nothing to validate. */
export function openPage(input: unknown): { document: unknown; problems: Problem[] } {
  const { value, problems: ofText } = read(input)
  if (value === undefined) return { document: undefined, problems: ofText }
  const problems = ofText.map((problem) => ({
    ...problem,
    type: typeOfWidget(value, problem.uuid) ?? problem.type,
  }))
  const refusal = refusalOf(value)
  if (refusal) return { document: undefined, problems: [...problems, refusal] }
  const isFresh = value !== input
  return {
    document: isRecord(value) ? completed(upgradeFormat(value), isFresh) : value,
    problems,
  }
}

function read(input: unknown): JsonRead {
  if (typeof input === 'string') return readJson(input)
  if (ArrayBuffer.isView(input)) {
    const decoded = decodeUtf8(new Uint8Array(input.buffer, input.byteOffset, input.byteLength))
    return 'text' in decoded ? readJson(decoded.text) : { value: undefined, problems: [decoded.problem] }
  }
  const { problem } = guard(input)
  return problem ? { value: undefined, problems: [problem] } : { value: input, problems: [] }
}

/** Problems that end reading: a document of another kind or of a later format. */
function refusalOf(value: unknown): Problem | null {
  if (Array.isArray(value)) {
    return documentProblem('', 'type', problemTexts.upstreamList)
  }
  if (isRecord(value) && Array.isArray(value.data) && !('widgets' in value)) {
    return documentProblem('', 'type', problemTexts.upstreamAnswer)
  }
  if (!isRecord(value) || typeof value.formatVersion !== 'number' || value.formatVersion <= FORMAT_VERSION)
    return null
  const message = messageOf('page', {
    keyword: 'maximum',
    instancePath: '/formatVersion',
    schemaPath: '#/properties/formatVersion/maximum',
    params: { comparison: '<=', limit: FORMAT_VERSION },
  })
  return documentProblem('/formatVersion', 'maximum', message)
}

/**
 * A copy with the optional fields of the envelope and each content of this program's version. Content that cannot be
 * upgraded is unchanged; validation reports why.
 * @param isFresh whether the document was made of a text, so that its map of widgets has no other owner
 */
function completed(document: Record<string, unknown>, isFresh: boolean): Record<string, unknown> {
  const { widgets } = document
  const page = withPageDefaults(document.page)
  return {
    ...document,
    page: isRecord(page) ? upgradedContent('W0000', page) : page,
    widgets: isRecord(widgets) ? completedWidgets(widgets, isFresh) : widgets,
  }
}

/** A copy costs as much as looking at the widgets, so a fresh map of complete ones, as stored pages have, is not copied. */
function completedWidgets(widgets: Record<string, unknown>, isFresh: boolean): Record<string, unknown> {
  const isComplete = (uuid: string) => completedWidget(widgets[uuid]) === widgets[uuid]
  return isFresh && Object.keys(widgets).every(isComplete) ? widgets : mapValues(widgets, completedWidget)
}

/** A widget of any shape as `openPage` returns it. */
export function completedWidget(widget: unknown): unknown {
  const complete = withWidgetDefaults(widget)
  return isRecord(complete) && typeof complete.type === 'string'
    ? upgradedContent(complete.type, complete)
    : complete
}

function upgradedContent(type: string, holder: Record<string, unknown>): Record<string, unknown> {
  const { v, props, style = {} } = holder
  if (typeof v !== 'number' || v === versionOf(type) || !isRecord(props) || !isRecord(style)) return holder
  const upgrade = upgradeWidget(type, { v, props: props as JsonObject, style: style as JsonObject })
  if (!upgrade.ok) return holder
  return {
    ...holder,
    v: upgrade.widget.v,
    props: upgrade.widget.props,
    ...('style' in holder && { style: upgrade.widget.style }),
    ...(isRecord(holder.h5) && {
      h5: upgradedPatch(type, { v, props, style } as VersionedContent, holder.h5),
    }),
  }
}

/** The patch of the upgraded content: what phones draw is upgraded as a whole, since steps may read several properties. */
function upgradedPatch(type: string, content: VersionedContent, h5: PhonePatch): PhonePatch {
  const base = upgradeWidget(type, content)
  const phone = upgradeWidget(type, { ...phoneContent({ ...content, h5 }), v: content.v } as VersionedContent)
  if (!base.ok || !phone.ok) return h5
  const { props: _props, style: _style, ...rest } = h5
  return { ...rest, ...patchBetween(base.widget, phone.widget) }
}
