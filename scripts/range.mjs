/** Whether a version is in a range of `^` and `>=`, such as `^20.19.0 || >=24.0.0`: all that ours are made of. */
export const isIn = (range, version) => range.split(' || ').some((part) => isInPart(part, version));

function isInPart(part, version) {
  const [, sign, lowest] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part);
  const [major, minor, patch] = numbersOf(version);
  const [lowMajor, lowMinor, lowPatch] = numbersOf(lowest);
  if (major !== lowMajor) return sign === '>=' && major > lowMajor;
  return minor === lowMinor ? patch >= lowPatch : minor > lowMinor;
}

const numbersOf = (version) => version.split('.').map(Number);
