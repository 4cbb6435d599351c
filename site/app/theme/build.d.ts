interface ImportMetaEnv {
  /** The school this build is of: school.plugin.ts. */
  readonly SCHOOL: string;
}
