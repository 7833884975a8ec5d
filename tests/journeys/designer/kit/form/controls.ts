/** Changes a field through its own control, as an operator does. */
import type { Locator } from 'playwright'
import type { EditorScreen } from '../editor-screen'
import type { Place } from './places'
import { otherNumber } from './values'

export type Value = string | number | boolean

type Change = (screen: EditorScreen, place: Place, now: unknown, to?: Value) => Promise<void>

export const byId = ({ settings }: EditorScreen, id: string): Locator =>
  settings.locator(`[id="${id}"]:visible`)

/** The box of a field whose label names a group of several controls. */
export const groupOf = ({ settings }: EditorScreen, { id }: Place): Locator =>
  settings.locator(`[aria-labelledby="${id}-label"]:visible`).first()

const type =
  (text: (now: unknown, place: Place) => string): Change =>
  async (screen, place, now) => {
    await byId(screen, place.id).fill(text(now, place))
  }

const PICTURE = '/media/hean/category/50.webp'
const LINK = '/items?keywords=journey'
/** The open list of a select; another one may still be closing. */
export const OPEN_CHOICES = '.ant-select-dropdown:visible:not(.ant-slide-up-leave)'
const MOMENT = '2030-01-02 03:04:05'

export const CHANGES: Readonly<Record<string, Change>> = {
  text: type((now, { schema }) => (schema.pattern ? PICTURE : `${String(now ?? '')}改`)),
  textarea: type((now) => `${String(now ?? '')}改`),
  number: type((now, { schema }) => String(otherNumber(schema, now))),
  spacing: type((now, { schema }) => String(otherNumber(schema, now))),
  slider: type((now, { schema }) => String(otherNumber(schema, now))),
  money: type((now, { schema }) => (otherNumber(schema, Number(now ?? 0)) / 100).toFixed(2)),
  image: type(() => PICTURE),
  colour: changeColour,
  switch: (screen, { id }) => byId(screen, id).click(),
  radio: async (screen, place, now, to = otherChoice(place, now)) => {
    const index = (place.schema.enum ?? []).indexOf(to)
    await byId(screen, place.id).locator('label').nth(index).click()
  },
  select: async (screen, place, now, to = otherChoice(place, now)) => {
    const choices = place.schema.enum ?? []
    await chooseBy(screen, byId(screen, place.id), choices.indexOf(now as Value), choices.indexOf(to))
  },
  link: async (screen, place) => {
    await byId(screen, place.id).click()
    await screen.page.locator(`${OPEN_CHOICES} .ant-select-item-option`, { hasText: '自定义链接' }).click()
    await groupOf(screen, place).locator(`input[aria-label="${place.title}地址"]`).fill(LINK)
  },
  datetime: async (screen, { id }) => {
    const field = byId(screen, id)
    await field.click()
    await field.fill(MOMENT)
    await field.press('Enter')
  },
  tags: async (screen, { id }) => {
    const field = byId(screen, id)
    await field.click()
    await screen.page.locator(`${OPEN_CHOICES} .ant-select-item-option`).first().click()
    await field.press('Escape')
  },
}

function otherChoice({ schema }: Place, now: unknown): Value {
  // the last one: the first may look like an empty value
  const other = schema.enum?.findLast((choice) => choice !== now)
  return other as Value
}

/** Arrow keys through an open list, from one choice to another. */
async function chooseBy({ page }: EditorScreen, field: Locator, from: number, to: number): Promise<void> {
  await field.press('Enter')
  await page.locator(OPEN_CHOICES).waitFor()
  const key = to > from ? 'ArrowDown' : 'ArrowUp'
  for (let presses = Math.abs(to - from); presses > 0; presses--) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
}

/** By its text if it has one; one of four sides only has a swatch, which opens the picker. */
async function changeColour(screen: EditorScreen, { id }: Place, now: unknown): Promise<void> {
  const colour = now === '#12345678' ? '#87654321' : '#12345678'
  const control = byId(screen, id)
  if (await control.evaluate((element) => element.matches('input'))) return control.fill(colour)
  await control.click()
  const picker = screen.page.locator('.ant-popover.ant-color-picker:visible')
  const text = picker.locator('.ant-color-picker-hex-input input')
  await text.fill(colour.slice(1, 7))
  await text.press('Enter')
  await control.click()
  await picker.waitFor({ state: 'hidden' })
}
