/** What we use of pdfkit, which brings no types; it takes fonts that fontkit has opened. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'
  import type { Font } from 'fontkit'

  interface TextOptions {
    lineBreak?: boolean
    fill?: boolean
    stroke?: boolean
  }

  interface DocumentOptions {
    size?: 'A4'
    /** Points. */
    margin?: number
    lang?: string
    info?: { Title?: string; Author?: string; CreationDate?: Date }
    /** '' begins with no font at all. */
    font?: string
  }

  export class PDFDocument extends Readable {
    constructor(options?: DocumentOptions)
    addPage(): this
    registerFont(name: string, font: Font): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    lineWidth(points: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options?: TextOptions): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    rect(x: number, y: number, width: number, height: number): this
    end(): void
  }
}
