import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { MEASURED } from './client-manifest.ts'

const TEXTUAL = /\.(js|css|svg|json|html)$/
/** Bytes; compressing smaller files saves no network packet. */
const SMALLEST = 1_024

/** Writes `.br` and `.gz` beside each built file, once and at full strength, so that requests need no compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode !== MEASURED,
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTUAL.test(name) || name.startsWith('.vite')) continue
        const content = readFileSync(join(dir, name))
        if (content.length < SMALLEST) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, { params }))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
