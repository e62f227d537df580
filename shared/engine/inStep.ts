/** What a title's table is like in one of its steps: what lies there then, and nothing that does not. */
export type InStep<Table extends { step: string }, Step extends Table['step']> = Extract<
  Table,
  { step: Step }
>;

/** The table, which is known to be in this step: what is only there then can be read. Throws where it is in another one. */
export function inStep<Table extends { step: string }, Step extends Table['step']>(
  table: Table,
  step: Step,
): InStep<Table, Step> {
  if (table.step !== step) throw new Error(`the table is not ${step} but ${table.step}`);
  return table as InStep<Table, Step>;
}
