/** An A4 page of a PDF with Chinese text; all measures are points. */
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from 'pdfkit'
import { codeOf, STROKES, type FontBook, type FontWeight } from '../../fonts/noto-sans-sc'

export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
const INK = '#222222'
const LINE = '#999999'
/** Shown for characters that the font lacks, such as emoji. */
export const MISSING = '□'

export interface TextStyle {
  size?: number
  weight?: FontWeight
  align?: 'left' | 'centre' | 'right'
}

interface PdfInfo {
  title: string
  author: string
  created: Date
}

/** Consecutive characters of one slice of the font. */
interface Run {
  file: string
  text: string
}

export class PdfPage {
  readonly #doc: PDFDocument
  readonly #registered = new Set<string>()
  readonly #fonts: FontBook

  /** @param fonts opened for all text of the document, and for `MISSING` */
  constructor(fonts: FontBook, { title: Title, author: Author, created: CreationDate }: PdfInfo) {
    this.#fonts = fonts
    const info = { Title, Author, CreationDate }
    this.#doc = new PDFDocument({ size: 'A4', margin: 0, lang: 'zh-CN', font: '', info })
  }

  /** Draws one line of text; `x` and `y` are the upper left corner of its box. */
  line(text: string, x: number, y: number, width: number, style: TextStyle = {}) {
    const { size = 9, weight = 'regular', align = 'left' } = style
    const runs = this.#runsOf(text)
    const spare = width - this.#widthOf(runs, size)
    let at = x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2)
    const doc = this.#doc.fontSize(size).fillColor(INK).strokeColor(INK)
    doc.lineWidth((size * STROKES[weight]) / 1000)
    for (const run of runs) {
      doc.font(run.file).text(run.text, at, y, { lineBreak: false, fill: true, stroke: true })
      at += doc.widthOfString(run.text)
    }
  }

  /** Breaks text into lines of at most this width. */
  lines(text: string, width: number, size = 9): string[] {
    const lines = ['']
    for (const character of text.replaceAll(/\s+/g, ' ').trim()) {
      const longer = lines.at(-1) + character
      if (this.#widthOf(this.#runsOf(longer), size) <= width) lines[lines.length - 1] = longer
      else lines.push(character)
    }
    return lines
  }

  rule(y: number, from: number = PAGE.margin, to: number = PAGE.width - PAGE.margin) {
    this.#doc.lineWidth(0.6).strokeColor(LINE).moveTo(from, y).lineTo(to, y).stroke()
  }

  upright(x: number, from: number, to: number) {
    this.#doc.lineWidth(0.6).strokeColor(LINE).moveTo(x, from).lineTo(x, to).stroke()
  }

  nextPage() {
    this.#doc.addPage()
  }

  async bytes(): Promise<Buffer> {
    this.#doc.end()
    return buffer(this.#doc)
  }

  #runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const character of text) {
      const own = this.#fonts(codeOf(character))
      const slice = own ?? this.#fonts(codeOf(MISSING))
      if (!slice) throw new Error(`Expected the font to have ${MISSING}, found none`)
      const { file, font } = slice
      if (!this.#registered.has(file)) {
        this.#doc.registerFont(file, font)
        this.#registered.add(file)
      }
      const shown = own ? character : MISSING
      const last = runs.at(-1)
      if (last?.file === file) last.text += shown
      else runs.push({ file, text: shown })
    }
    return runs
  }

  #widthOf(runs: readonly Run[], size: number): number {
    this.#doc.fontSize(size)
    return runs.reduce((sum, { file, text }) => sum + this.#doc.font(file).widthOfString(text), 0)
  }
}
