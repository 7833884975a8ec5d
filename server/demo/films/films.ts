/**
 * Short films of products, named `{slug}-{goods id}.webm`: drawn once frame by frame by the code of the product
 * pictures, and encoded with ffmpeg (libvpx-vp9), which the server does not have.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filmMedia } from '../media'

const files = import.meta.glob<string>('./*.webm', { query: '?inline', import: 'default', eager: true })

/** Files by their addresses, each a `data:` URL. */
const films = new Map(
  Object.entries(files).map(([path, data]) => {
    const [slug = '', id = ''] = path.slice('./'.length, -'.webm'.length).split('-')
    return [filmMedia(slug, id), data]
  }),
)

/** Address of a good's film; '' without one. */
export function filmOf(slug: string, goodsId: string): string {
  const url = filmMedia(slug, goodsId)
  return films.has(url) ? url : ''
}

/** Writes the films to their addresses. */
export async function writeFilms(dataDir: string): Promise<void> {
  for (const [url, data] of films) {
    const file = join(dataDir, url)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))
  }
}
