/**
 * English names and announcements, and in a soak what axe finds without a layout: states of the designer drawn in jsdom,
 * where axe takes up to half a minute. In every run a browser's states are examined.
 */
import axe from 'axe-core'
import { expect } from 'vitest'
import { englishTexts, READ } from './english-texts'
import { isSoak } from './soak'

/** Colours and sizes are looked at in a browser. */
const OPTIONS = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
} satisfies axe.RunOptions

/**
 * Asserts that a state is clean.
 * @param within CSS selector of the part that is examined
 * @param given texts of the test's own rows, which may be English
 */
export async function expectAccessible(state: string, within = 'body', given: readonly string[] = []) {
  const part = document.querySelector(within)
  if (!part) throw new Error(`Expected ${within} in the state ${state}, found none`)
  const found = isSoak ? await violationsIn(part) : []
  const english = englishTexts([within, READ]).filter((text) => !given.some((own) => text.includes(own)))
  expect([...found, ...english], `axe: ${state}`).toEqual([])
}

async function violationsIn(part: Element): Promise<string[]> {
  // a part drawn alone has no landmarks around it
  const rules = { ...OPTIONS.rules, region: { enabled: document.querySelector('main') !== null } }
  const { violations } = await axe.run(part, { ...OPTIONS, rules })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 200)}`))
}
