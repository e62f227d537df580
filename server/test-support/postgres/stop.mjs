// After tests that store on PostgreSQL: ends the one that was started for them.
export default () => globalThis.postgresOfTests?.stop();
