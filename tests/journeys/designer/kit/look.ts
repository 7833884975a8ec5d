import { join } from 'node:path'
import type { Page } from 'playwright'

const FOLDER = join(import.meta.dirname, '../../../../screens/designer')

/** Takes a picture for review at screens/designer/{name}-{width}.png, if PUMIAN_SCREENS is set. */
export async function look(page: Page, name: string): Promise<void> {
  if (!process.env['PUMIAN_SCREENS']) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) })
}
