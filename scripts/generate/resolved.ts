import { generatedFolder, toJson, type Output } from './output'

/** Every widget schema with its references inlined: what editors, forms and fuzz tests read. */
export const resolvedSchemas: Output = ({ widgets }) =>
  Object.fromEntries(
    widgets.map(({ type, resolved }) => [
      `${generatedFolder}/resolved/${type}.json`,
      toJson({ $comment: 'Written by scripts/generate.ts (npm run generate); do not edit.', ...resolved }),
    ]),
  )
