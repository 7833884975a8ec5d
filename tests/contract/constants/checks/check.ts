/** What a row of the table must show, and what the shop must do for it to be true. */
interface Check {
  /** As the specification has it. */
  shown: string
  run(): void | Promise<void>
}

export type Checks = Readonly<Record<string, Check>>
