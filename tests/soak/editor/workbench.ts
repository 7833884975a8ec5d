/** The window of Visual Studio Code as a person uses it: by keys, by what it shows. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'

/** ms in which the window takes up what was typed before. */
const SETTLED = 500

export class Workbench {
  constructor(readonly page: Page) {}

  async open(url: string, folder: string): Promise<void> {
    await this.page.goto(`${url}/?folder=${encodeURIComponent(folder)}`)
    await this.page.getByRole('treeitem').first().waitFor({ timeout: 60_000 })
  }

  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
    await sleep(SETTLED)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text)
    await sleep(SETTLED)
  }

  async openFile(name: string): Promise<void> {
    await this.page.getByRole('treeitem', { name }).first().dblclick()
    await this.page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor()
    await this.page.locator('.editor-instance .view-line').first().waitFor()
    await sleep(SETTLED)
  }

  /** Of a part of the open text, some characters in. */
  async goTo(text: string, part: string, inside = 1): Promise<void> {
    const at = text.indexOf(part)
    if (at === -1) throw new Error(`Expected the text to contain ${part}`)
    const before = text.slice(0, at + inside).split('\n')
    await this.keys('Control+G')
    await this.type(`${before.length}:${(before.at(-1) ?? '').length + 1}`)
    await this.keys('Enter')
  }

  /** Runs a command of the palette by its whole name. */
  async run(command: string): Promise<void> {
    await this.keys('F1')
    await this.type(command)
    await this.keys('Enter')
  }

  save = (): Promise<void> => this.keys('Control+S')

  /** The rows of a list: suggestions, actions or problems. */
  rows(list: string): Promise<string[]> {
    return this.page
      .locator(`${list} .monaco-list-row`)
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()))
  }

  suggestions = (): Promise<string[]> => this.rows('.suggest-widget.visible')
  actions = (): Promise<string[]> => this.rows('.action-widget')
  problems = (): Promise<string[]> => this.rows('.markers-panel')

  hover = (): Promise<string> =>
    this.page.locator('.monaco-hover:not(.hidden) .hover-row').first().innerText()
}
