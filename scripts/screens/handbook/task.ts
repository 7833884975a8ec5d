import type { Desk, Role } from './desk'

/** How a task of the handbook is done: the steps of its text, by the words that operators see. */
interface Task {
  /** null: not signed in. */
  role: Role | null
  /** Takes the picture on the way. */
  run(desk: Desk): Promise<void>
}

/** By the name of the picture. */
export type Tasks = Readonly<Record<string, Task>>
