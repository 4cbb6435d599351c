import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** What this admin leans on inside Strapi, where nothing would tell that it has gone. */
const RELIED_ON = {
  'content-manager/dist/admin/components/LeftMenu.mjs': [
    'formatter.compare(a.title, b.title)',
    'id: link.title',
  ],
  'content-manager/dist/admin/content-manager.mjs': [
    'addDocumentAction',
    'addDocumentHeaderAction',
  ],
  'content-manager/dist/admin/constants/hooks.mjs': [
    "'Admin/CM/pages/ListView/inject-column-in-table'",
    "'Admin/CM/pages/ListView/inject-in-filters'",
    "'Admin/CM/pages/EditView/mutate-edit-view-layout'",
  ],
  'content-manager/dist/admin/index.mjs': ["'last-edited-entries'", "'last-published-entries'"],
  'content-manager/dist/admin/pages/EditView/components/Header.mjs': [
    "'configure-the-view'",
    "'edit-the-model'",
  ],
  'content-manager/dist/admin/pages/EditView/components/InputRenderer.mjs': [
    'addedInputTypes.includes(props.type)',
  ],
  'i18n/dist/admin/components/CMHeaderActions.mjs': ['isDraftAndPublishEnabled', 'status:'],
  'i18n/dist/admin/contentManagerHooks/listView.mjs': ["name: 'locales'"],
  'admin/dist/admin/admin/src/components/GuidedTour/Context.mjs': ["'STRAPI_GUIDED_TOUR'"],
  'admin/dist/admin/admin/src/components/MediaLibraryBanner.mjs': [
    'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_',
  ],
  'admin/dist/admin/admin/src/constants.mjs': ["'admin::marketplace.read'"],
  'admin/dist/admin/admin/src/pages/Auth/components/Register.mjs': ['https://strapi.io/terms'],
  'admin/dist/admin/admin/src/pages/Settings/pages/ApplicationInfo/ApplicationInfoPage.mjs': [
    'https://strapi.io/pricing',
  ],
  'admin/dist/admin/admin/src/reducer.mjs': ["'strapi-admin-language'"],
};

for (const [file, texts] of Object.entries(RELIED_ON)) {
  test(`${path.basename(file)} still has what this admin changes`, () => {
    const source = fs.readFileSync(
      path.join(import.meta.dirname, '../../node_modules/@strapi', file),
      'utf8',
    );
    assert.deepEqual(
      texts.filter((text) => !source.includes(text)),
      [],
    );
  });
}
