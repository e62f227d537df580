// Has the tests of a file store on PostgreSQL.
process.env.STORED_ON_POSTGRES = process.env.POSTGRES_FOR_TESTS;
