/** Has the browser save something as a file. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // a download that has begun no longer needs it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
