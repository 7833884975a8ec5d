import { chromium, type Browser } from 'playwright'
import { ensureBrowser } from '@scripts/launch/browser.mjs'

/** A headless Chromium while `use` runs. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ whole: true }),
    // root in a container cannot use the sandbox; the pages are our own
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
