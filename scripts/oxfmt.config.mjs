import { readFileSync } from 'node:fs'

const prettier = JSON.parse(readFileSync(new URL('../.prettierrc.json', import.meta.url), 'utf8'))

/**
 * The options of prettier, whose format oxfmt writes in a fiftieth of the time.
 * @type {import('oxfmt').FormatConfig}
 */
export default { ...prettier, sortPackageJson: false }
