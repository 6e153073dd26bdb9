import UIKitCore

extension MKMapView {
    /// What covers parts of the map, from back to front.
    public var overlays: [any MKOverlay] { state.overlays.map(\.overlay) }

    /// What covers parts of the map at a level, from back to front.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { state.overlays.filter { $0.level == level }.map(\.overlay) }

    /// Puts an overlay above the others of its level; under annotations and above names if no level is given.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) {
        insertOverlay(overlay, at: state.overlays.count, level: level)
    }

    /// Puts several overlays above the others of their level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    /// Puts an overlay at a place among all of them, 0 at the very back; one that is on the map already stays where it is.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel = .aboveLabels) {
        guard !state.overlays.contains(where: { $0.overlay === overlay }) else { return }
        let usual = (overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay)
        let renderer = hub.value(usual) { $0.mapView(self, rendererFor: overlay) }
        renderer.canvas = canvas
        let record = MapState.OverlayRecord(overlay: overlay, renderer: renderer, level: level)
        state.overlays.insert(record, at: min(max(index, 0), state.overlays.count))
        canvas.setNeedsDisplay()
        hub.tell { $0.mapView(self, didAdd: [renderer]) }
    }

    /// Takes an overlay off the map; what it is loading is given up.
    public func removeOverlay(_ overlay: any MKOverlay) {
        for record in state.overlays where record.overlay === overlay { (record.renderer as? MKTileOverlayRenderer)?.cancelLoading() }
        state.overlays.removeAll { $0.overlay === overlay }
        canvas.setNeedsDisplay()
    }

    /// Takes several overlays off the map.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }

    /// What draws an overlay; `nil` if it is not on the map.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        state.overlays.first { $0.overlay === overlay }?.renderer
    }
}
