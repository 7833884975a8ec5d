const CONTENDERS = ['ours', 'hand', 'grouped', 'puck'] as const
export type Contender = (typeof CONTENDERS)[number]

/** What the page offers to the bench's Node side. */
interface BenchWindow {
  /** Draws these, checks that all draw the same, answers when they stand. */
  prepare(size: number, contenders: Contender[]): Promise<void>
  /** Changes one title; milliseconds until the document shows it. */
  update(contender: Contender): Promise<number>
  /** Changes titles one right after the other; milliseconds for each. Only for those who draw at once. */
  updateMany(contender: Contender, count: number): number
}

declare global {
  interface Window {
    bench: BenchWindow
  }
}
