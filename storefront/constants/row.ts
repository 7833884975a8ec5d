/** A constant or limit of the specification, as /comps shows it. */
export interface ConstantRow {
  id: string
  /** What it is, in Chinese. */
  says: string
  /** Where the specification says it. */
  source: string
  /** As the code has it: taken from the one place where it stands. */
  value: string
}
