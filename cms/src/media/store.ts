import {
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Store } from './settings';

/** Long enough for a backup to reach a file after it was named. */
const GOOD_FOR_SECONDS = 3600;

/** How a store is spoken to: in the ways that those which are not Amazon's know too. */
export function clientOptions({ region, endpoint, key, secret }: Store): S3ClientConfig {
  return {
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  };
}

/** Gives the address at which a file of the store can be read for a while, by whoever has the address. */
export function readable(store: Store): (name: string, method?: 'GET' | 'HEAD') => Promise<string> {
  const client = new S3Client(clientOptions(store));
  return (name, method = 'GET') => {
    const file = { Bucket: store.bucket, Key: name };
    const command = method === 'GET' ? new GetObjectCommand(file) : new HeadObjectCommand(file);
    return getSignedUrl(client, command, { expiresIn: GOOD_FOR_SECONDS });
  };
}
