export { ARCHIVES, type ArchiveYear, archiveYears, isArchive } from './archives';
export { type NewsFilters, newsAddress, readNewsFilters } from './filters';
export { readingMinutes } from './reading';
export { related } from './related';
