import { describe, expect, it } from 'vitest';
import { UPDATE_KINDS } from './priority';
import { updatePoiView } from './reverification';
import type { SiteRules } from './sites';
import { UPDATE_POI_STATUSES, type UpdatePoiStatus } from './statuses';

const viewOf = (status: UpdatePoiStatus, flow: SiteRules['identityFlow']) =>
  updatePoiView({ kind: UPDATE_KINDS[status] }, flow);

describe('updatePoiView', () => {
  it('shows nothing for only _No', () => {
    const silent = UPDATE_POI_STATUSES.filter((status) => viewOf(status, 'web') === undefined);
    expect(silent).toEqual(['DisplayUpdatePOIStatus_No']);
  });

  it('never offers to submit in the browser if the mobile app does it', () => {
    const views = UPDATE_POI_STATUSES.map((status) => viewOf(status, 'mobile-app'));
    expect(views.filter((view) => view?.button?.enabled)).toEqual([]);
  });

  it('can be acted on in the browser when asked for or rejected, not during a review or after the last try', () => {
    const enabled = UPDATE_POI_STATUSES.filter((status) => viewOf(status, 'web')?.button?.enabled);
    expect(enabled).toEqual(['DisplayUpdatePOIStatus_Needed', 'DisplayUpdatePOIStatus_Rejected']);
  });
});
