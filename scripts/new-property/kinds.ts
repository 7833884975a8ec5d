/** The kinds of properties that `npm run new:property` writes, each with the options that it takes. */
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'

/** Options of the command line that decide a property's value, as they were written. */
export interface Options {
  default?: string
  min?: string
  max?: string
  unit?: string
  values?: string
}

interface Kind {
  takes: readonly (keyof Options)[]
  /** @throws Error naming what an option should be */
  schema(title: string, options: Options): Schema
}

const text = (widget?: string): Kind => ({
  takes: ['default', 'min', 'max'],
  schema(title, options) {
    const [minLength, maxLength] = [numberOf('min', options), numberOf('max', options)]
    return {
      title,
      type: 'string',
      default: options.default ?? '',
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...messages({
        minLength: minLength === undefined ? undefined : `${title}至少${minLength}个字`,
        maxLength: maxLength === undefined ? undefined : `${title}最多${maxLength}个字`,
      }),
      ...(widget && { 'x-ui': { widget } }),
    }
  },
})

const number = (type: 'integer' | 'number'): Kind => ({
  takes: ['default', 'min', 'max', 'unit'],
  schema(title, options) {
    const [minimum, maximum] = [numberOf('min', options), numberOf('max', options)]
    const { unit } = options
    return {
      title,
      type,
      default: numberOf('default', options) ?? Math.min(Math.max(0, minimum ?? 0), maximum ?? Infinity),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...messages({
        minimum: minimum === undefined ? undefined : `${title}不能小于${minimum}`,
        maximum: maximum === undefined ? undefined : `${title}不能大于${maximum}`,
      }),
      'x-ui': { widget: 'number', ...(unit !== undefined && { unit }) },
    }
  },
})

/** A shared shape, whose limits and control come with it. */
const shared = ($ref: string): Kind => ({
  takes: ['default'],
  schema: (title, options) => ({ $ref, title, default: options.default ?? '' }),
})

/** More choices than this do not fit beside each other. */
const MOST_RADIOS = 4

export const KINDS: Readonly<Record<string, Kind>> = {
  string: text(),
  text: text('textarea'),
  integer: number('integer'),
  number: number('number'),
  money: {
    takes: ['default'],
    schema: (title, options) => ({ $ref: 'common/price', title, default: numberOf('default', options) ?? 0 }),
  },
  boolean: {
    takes: ['default'],
    schema(title, { default: written = 'false' }) {
      if (written !== 'true' && written !== 'false')
        throw new Error(`Expected true or false for --default, got ${JSON.stringify(written)}.`)
      return { title, type: 'boolean', default: written === 'true', 'x-ui': { widget: 'switch' } }
    },
  },
  enum: {
    takes: ['default', 'values'],
    schema(title, { values = '', default: written }) {
      const choices = values.split(',').map((choice) => choice.split('='))
      if (!choices.every(([value, label, ...rest]) => value && label && rest.length === 0))
        throw new Error(
          `Expected the choices with their labels, --values left=左,right=右; got ${JSON.stringify(values)}.`,
        )
      const names = choices.map(([value = '']) => value)
      return {
        title,
        type: 'string',
        enum: names,
        'x-enum': choices.map(([, label = '']) => label),
        default: written ?? names[0] ?? '',
        'x-ui': { widget: names.length > MOST_RADIOS ? 'select' : 'radio' },
      }
    },
  },
  colour: shared('common/colour'),
  picture: shared('common/image-url'),
  video: shared('common/video-url'),
  link: { takes: [], schema: (title) => ({ $ref: 'common/link', title, default: {} }) },
  datetime: {
    takes: ['default'],
    schema: (title, options) => ({
      title,
      type: 'string',
      default: options.default ?? '',
      pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$',
      'x-messages': { pattern: `${title}应为 2026-01-31 08:00:00 的格式` },
      'x-ui': { widget: 'datetime' },
    }),
  },
}

function numberOf(option: 'default' | 'min' | 'max', options: Options): number | undefined {
  const written = options[option]
  if (written === undefined) return undefined
  const value = written.trim() === '' ? NaN : Number(written)
  if (!Number.isFinite(value))
    throw new Error(`Expected a number for --${option}, got ${JSON.stringify(written)}.`)
  return value
}

function messages(texts: Record<string, string | undefined>): Pick<Schema, 'x-messages'> {
  const told = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return told.length > 0 ? { 'x-messages': Object.fromEntries(told) } : {}
}

/** A value as text in which only the outermost object has lines of its own. */
export const shownSchema = (schema: Schema): string => {
  const lines = Object.entries(schema).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value as Json)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}
