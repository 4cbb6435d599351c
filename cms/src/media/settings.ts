export type Store = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  key: string;
  secret: string;
};

type Environment = Record<string, string | undefined>;

/** The S3-compatible store of the media, if there is one; throws what to tell whoever set it when it cannot be. */
export function readStore(environment: Environment): Store | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = '' } = environment;
  const { S3_ACCESS_KEY: key = '', S3_SECRET_KEY: secret = '' } = environment;
  if (!bucket) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(
      'S3_BUCKET is malformed: it expects the name of a bucket, for example S3_BUCKET=parvis-media',
    );
  if (endpoint && !isAddress(endpoint))
    throw new Error(
      'S3_ENDPOINT is malformed: it expects the http(s) address of the store, for example S3_ENDPOINT=https://s3.example',
    );
  if (!key || !secret)
    throw new Error(
      'S3_ACCESS_KEY or S3_SECRET_KEY is missing: S3_BUCKET needs both to sign in with',
    );
  return { bucket, region: region || 'us-east-1', endpoint: endpoint || undefined, key, secret };
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
