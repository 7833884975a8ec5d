/** What tools take: the one place of their input schemas. */
import { z } from 'zod'
import type { Json } from '@schemas/page'

const json: z.ZodType<Json> = z.any()
const uuid = z.string()
const fields = z.looseObject({})

/** Where a widget goes; the end of the page if nothing is said. */
const place = {
  before: uuid.optional(),
  after: uuid.optional(),
  into: uuid.optional().describe('panel'),
}
/** The widgets of an edit: some, or all of a type; `*`: all that have the property. */
const targets = {
  uuid: uuid.optional(),
  uuids: z.array(uuid).max(500).optional(),
  type: z.string().optional().describe('all of this type, "*": all with this property'),
}
const path = z.string()
const EACH =
  'from the widget: /props/text, /style/width, /h5/props/…, /alias, /hidden; "*": each item of a list'

const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('insert'),
    type: z.string(),
    uuid: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .optional()
      .describe('yours, to name it in later steps'),
    props: fields.optional(),
    style: fields.optional(),
    ...place,
  }),
  z.strictObject({
    do: z.literal('copy'),
    uuid,
    page: z.string().optional().describe('from this page'),
    ...place,
  }),
  z.strictObject({ do: z.literal('set'), ...targets, path: path.describe(EACH), value: json }),
  z.strictObject({ do: z.literal('unset'), ...targets, path: path.describe('property or list item') }),
  z.strictObject({
    do: z.literal('add'),
    uuid,
    path: path.describe('/props/data/2, end: /props/data/-'),
    value: json,
  }),
  z.strictObject({
    do: z.literal('move'),
    uuid,
    ...place,
    x: z.number().optional(),
    y: z.number().optional(),
  }),
  z.strictObject({ do: z.literal('remove'), uuid }),
  z.strictObject({
    do: z.literal('page'),
    path: path.describe('/title, /pageWidth, …'),
    value: json.optional(),
  }),
])
export type Step = z.infer<typeof step>
export type Place = Pick<Extract<Step, { do: 'insert' }>, 'before' | 'after' | 'into'>

const page = z.string().min(1).max(200).describe('page_id')
export const steps = z.array(step).min(1).max(200)

export const inputs = {
  list_pages: {
    keyword: z.string().max(100).optional(),
    kind: z.enum(['home', 'custom', 'header', 'footer', 'section']).optional(),
    platform: z.enum(['pc', 'h5']).optional(),
  },
  create_page: {
    title: z.string().min(1).max(50),
    platform: z.enum(['pc', 'h5']).default('pc'),
    copy_of: page.optional(),
  },
  search_records: {
    kind: z.enum(['goods', 'coupon', 'shop', 'category', 'page', 'brand', 'article', 'promotion', 'seckill']),
    keyword: z.string().max(64).optional(),
  },
  outline: { page, under: uuid.optional().describe('only this panel') },
  read: {
    page,
    uuid: uuid.optional(),
    path: path.optional().describe('JSON pointer from the widget, else from the document'),
    whole: z.boolean().optional(),
  },
  find: {
    page: page.optional().describe('page_id; all pages if left out'),
    type: z.string().optional(),
    text: z.string().max(200).optional().describe('contained in a text or name'),
    link: z.string().max(300).optional().describe('id or address that it shows or links to'),
    texts: z.boolean().optional().describe('list every text, to translate'),
  },
  describe: { type: z.string().optional().describe('a type, page, style; left out: all types') },
  // what its steps are is said once, in apply: twice would be a third of the catalogue
  propose: { page, steps: z.array(json).min(1).max(200).describe('as apply takes them') },
  apply: { page, base: z.string().optional().describe('revision that you read'), steps },
  undo: {},
  validate: { page },
  diff: { page },
  publish: {
    page,
    confirm: z.boolean().optional(),
    revision: z.string().optional().describe('of the dry run'),
    enable: z.boolean().optional().describe('switch the page on'),
    note: z.string().max(200).optional(),
  },
  preview: {
    page,
    phone: z.boolean().optional(),
    height: z.number().int().min(200).max(6000).default(2000).describe('px'),
  },
} as const satisfies Record<string, z.ZodRawShape>

export type ToolName = keyof typeof inputs
export type Input<K extends ToolName> = z.infer<z.ZodObject<(typeof inputs)[K]>>
