import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { CampusContact } from '../../../content/campuses.server';

export type Located = Pick<CampusContact, 'address' | 'latitude' | 'longitude'>;

/** Where a campus is, as far as it says. */
export function whereabouts({ address, latitude, longitude }: Located) {
  return {
    ...(address && { address: postalAddress(address) }),
    ...(latitude !== null && longitude !== null && { geo: coordinates(latitude, longitude) }),
  };
}

function postalAddress({
  street,
  postcode,
  city,
}: NonNullable<CampusContact['address']>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postcode && { postalCode: postcode }),
    addressLocality: city,
  };
}

function coordinates(latitude: number, longitude: number): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
