/** A page that is open in an editor, and what is known of its text. */
import { format, type FormattingOptions } from 'jsonc-parser'
import type { LocatedProblem } from '@schemas'
import { endOfString } from '@schemas/text/nesting'
import { TextDocument, type Range, type TextEdit } from 'vscode-languageserver-textdocument'
import type { TextChange } from './around'
import { diagnose, type Diagnosis } from './diagnose'
import type { Span } from './references'
import { LANGUAGE } from './vscode/language'

/** How a page says what it is; within the first lines, as in every file that a program has written. */
const SCHEMA = /"\$schema"\s*:\s*"[^"\n]*page\.schema\.json"/
const HEAD = 2000

/** Files by their name, `home.page.json`, or their language, and those that name the schema of pages. */
export const isPageFile = (document: TextDocument): boolean =>
  document.uri.endsWith('.page.json') ||
  document.languageId === LANGUAGE ||
  SCHEMA.test(document.getText().slice(0, HEAD))

export class OpenPage {
  #version = NaN
  #diagnosis: Diagnosis | undefined
  /** ms that the last text took. */
  time = 0

  constructor(readonly document: TextDocument) {}

  /** Of the text as it is now. */
  get diagnosis(): Diagnosis {
    const { document } = this
    if (this.#diagnosis && this.#version === document.version) return this.#diagnosis
    const started = performance.now()
    this.#diagnosis = diagnose(document.getText(), this.#diagnosis, (offset) => {
      const { line, character } = document.positionAt(offset)
      return { line: line + 1, column: character + 1 }
    })
    this.#version = document.version
    this.time = performance.now() - started
    return this.#diagnosis
  }

  rangeOf({ start, end }: Span): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  editOf(change: TextChange): TextEdit {
    return { range: this.rangeOf(change), newText: change.newText }
  }

  /** How inserted lines are written. */
  get style(): FormattingOptions {
    const eol = this.document.getText().includes('\r\n') ? '\r\n' : '\n'
    return { tabSize: 2, insertSpaces: true, eol }
  }

  /** White space as `JSON.stringify` writes it, with a line end at the end; order and values stay. */
  formatted(): TextEdit[] {
    const options = { ...this.style, insertFinalNewline: true }
    return format(this.document.getText(), undefined, options).map(({ offset, length, content }) =>
      this.editOf({ start: offset, end: offset + length, newText: content }),
    )
  }

  /** From a problem to the end of its word, bracket or text. */
  rangeOfProblem({ line, column }: LocatedProblem): Range {
    const start = this.document.offsetAt({ line: line - 1, character: column - 1 })
    return this.rangeOf({ start, end: endOfToken(this.document.getText(), start) })
  }
}

function endOfToken(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start)
  const [word = ''] = /^[\w.+-]*/.exec(text.slice(start, start + 100)) ?? []
  return start + Math.max(1, word.length)
}
