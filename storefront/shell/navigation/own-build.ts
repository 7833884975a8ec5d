import type { PageData } from '@schemas/page-data'

type Built = Pick<PageData, 'build'>

let own: string | undefined

/** The document's own page names the build of its scripts. */
export function takeBuild({ build }: Built) {
  own = build
}

/** Whether data is for the scripts of another version of the shop (rule pages-8). */
export const isOfOtherBuild = ({ build }: Built): boolean => build !== own
