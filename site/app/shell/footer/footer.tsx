import { school } from '@school';
import type { FrameData } from '../frame-data';
import { CampusIndex } from './campus-index';
import { MenuColumns } from './menu-columns';
import { NetworkFrame } from './network-frame';
import { Socials } from './socials';
import { SubFooter } from './sub-footer';

type Props = { data: FrameData; aboveBar: boolean };

/** BLK-2: a grid, and on a desktop a first row with the large logo and the social networks by name. */
export function Footer({ data, aboveBar }: Props) {
  const { core, datas, website } = data;
  const { settings, addresses } = core;
  return (
    <footer className={`bg-ink text-paper print:hidden ${aboveBar ? 'mobile:pb-under-bar' : ''}`}>
      <div className="wrap grid gap-y-10 pt-16 pb-6 desktop:gap-y-14">
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-6 desktop:grid-cols-12 desktop:items-end desktop:gap-x-gutter">
          <div className="size-16 *:size-full desktop:col-span-2 desktop:size-footer-logo">
            <school.Logo size={111} light />
          </div>
          {settings.baseline && (
            <p className="title-card text-balance desktop:title-3 desktop:col-span-6">
              {settings.baseline}
            </p>
          )}
          <Socials socials={settings.socials} />
        </div>
        <CampusIndex campuses={datas.campuses} all={datas.network.count} />
        <MenuColumns entries={website.footer} />
        <SubFooter {...core} />
      </div>
      {addresses.footerFrame && <NetworkFrame address={addresses.footerFrame} />}
    </footer>
  );
}
