import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** V8 builds strings lazily until they are read; each contender must include that cost. */
export function whole(html: string): string {
  html.charCodeAt(html.length - 1)
  return html
}

/** What a stream sends, once all of it has been sent. */
export function stream(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => void pipe(sink), onError: reject })
  })
}
