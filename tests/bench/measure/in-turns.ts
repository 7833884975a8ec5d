import { turn, type Samples } from './stats'

/** A sample, in milliseconds per unit of the row. */
export type Timed = () => Promise<number>

/** Runs contenders alternately, after one uncounted turn each. */
export async function inTurns<Name extends string>(
  rounds: number,
  contenders: Record<Name, Timed>,
): Promise<Samples<Name>> {
  const names = Object.keys(contenders) as Name[]
  const samples = new Map(names.map((name): [Name, number[]] => [name, []]))
  for (const name of names) await contenders[name]()
  for (let round = 0; round < rounds; round++)
    for (const name of turn(names, round)) samples.get(name)?.push(await contenders[name]())
  return Object.fromEntries(samples) as Samples<Name>
}
