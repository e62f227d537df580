// A real browser on a busy machine: a test fails by what it waits for, hardly ever by this.
jest.setTimeout(300_000);
