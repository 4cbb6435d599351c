/** What will never be taken, however often it is tried. The message repeats nothing that a person typed. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
