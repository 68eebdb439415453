/** The scenarios of a file, each as it stands there. */
export function documentsOf(file: string): readonly string[] {
  return file
    .split(/^---[ \t]*\n/m)
    .map((text) => text.replace(/^\s*\n/, ''))
    .filter((text) => text.trim() !== '');
}
