import type { Core } from '@strapi/strapi';
import { readStore } from '../../media/settings';
import { readable } from '../../media/store';
import { type Format, formatsOf, type Picture } from '../../pictures/formats';

type Context = { strapi: Core.Strapi };

/** What is changed of Strapi's media library. */
type UploadPlugin = {
  services: { 'image-manipulation': ImageManipulation | ((context: Context) => ImageManipulation) };
  register(context: Context): Promise<void>;
  bootstrap(context: Context): Promise<void>;
};
type StoredFile = { hash: string; ext: string };
type ImageManipulation = {
  isOptimizableImage(file: Picture): Promise<boolean>;
  isResizableImage(file: Picture): Promise<boolean>;
  generateThumbnail(file: Picture): Promise<object | null>;
  generateResponsiveFormats(file: Picture): Promise<Format[]>;
};

/** Pictures are kept in the types and widths that pages show, and upright. */
export default function extend(plugin: UploadPlugin): UploadPlugin {
  const images = plugin.services['image-manipulation'];
  if (typeof images === 'function') throw new Error('Strapi makes pictures in another way');
  const { register, bootstrap } = plugin;
  plugin.register = async (context) => {
    await register(context);
    readFromStore(context.strapi);
  };
  plugin.services['image-manipulation'] = ({ strapi }) => ({
    ...images,
    // Strapi encodes an AVIF picture again, for a minute, to find it no lighter; and can make no thumbnail of one.
    isOptimizableImage: async (file) => !isAvif(file) && images.isOptimizableImage(file),
    isResizableImage: async (file) => isAvif(file) || images.isResizableImage(file),
    generateThumbnail: async (file) => (isAvif(file) ? null : images.generateThumbnail(file)),
    generateResponsiveFormats: async (file) => {
      const settings = await settingsOf(strapi).get({});
      return isOn(settings, 'responsiveDimensions') ? formatsOf(file) : [];
    },
  });
  plugin.bootstrap = async (context) => {
    const settings = settingsOf(context.strapi);
    const isFirstStart = !(await settings.get({}));
    await bootstrap(context);
    if (!isFirstStart) return;
    // A photograph taken with a telephone would lie on its side. Administrators may choose otherwise.
    await settings.set({ value: { ...Object(await settings.get({})), autoOrientation: true } });
  };
  return plugin;
}

/** A backup has no server to ask for files: it reads them where they are stored. */
function readFromStore(strapi: Core.Strapi): void {
  const store = readStore(process.env);
  if (!store) return;
  const address = readable(store);
  strapi.plugin('upload').provider.extend({
    isPrivate: async () => !strapi.server.httpServer.listening,
    getSignedUrl: async ({ hash, ext }: StoredFile) => ({ url: await address(`${hash}${ext}`) }),
  });
}

function settingsOf(strapi: Core.Strapi) {
  return strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
}

function isOn(settings: unknown, name: string): boolean {
  return typeof settings === 'object' && settings !== null && Reflect.get(settings, name) === true;
}

function isAvif({ mime }: Picture): boolean {
  return mime === 'image/avif';
}
