// A drawing for Jest: the address of a picture that shows nothing.
module.exports = 'data:image/svg+xml,';
