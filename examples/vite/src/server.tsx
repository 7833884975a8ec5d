/** For a server: reads a stored page, with what is wrong in it, and draws it. */
import './schemas'
import { parsePage, type Problem } from '@pumian/engine/schemas'
import { renderToHtml } from '@pumian/engine/server'
import { widgets } from './widgets'

export function draw(text: string): { html: string; problems: readonly Problem[] } {
  const { page, problems } = parsePage(text)
  return { html: page ? renderToHtml(page, widgets).html : '', problems }
}
