import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Report } from '../../health/report';

type State = { report: Report | null; status: 'loading' | 'failed' | 'ready' };

/**
 * The report, asked for on arrival and whenever the editor wants, with whether it came; the last one stays on screen
 * meanwhile.
 */
export function useReport() {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ report: null, status: 'loading' });

  const check = useCallback(async () => {
    setState(({ report }) => ({ report, status: 'loading' }));
    try {
      const { data } = await get<Report>('/parvis/health');
      setState({ report: data, status: 'ready' });
      return true;
    } catch {
      setState({ report: null, status: 'failed' });
      return false;
    }
  }, [get]);

  useEffect(() => {
    void check();
  }, [check]);

  return { ...state, check };
}
