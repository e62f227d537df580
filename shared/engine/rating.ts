/**
 * What a move is rated that makes no sense: in every outcome it is worse than another one. No bot makes
 * it while there is any other, however weak it is.
 */
export const SENSELESS = -100;
