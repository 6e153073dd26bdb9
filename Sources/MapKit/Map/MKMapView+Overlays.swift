import UIKitCore

extension MKMapView {
    /// What covers parts of the map, from back to front.
    public var overlays: [any MKOverlay] { state.overlays.map(\.overlay) }

    /// What covers parts of the map at a level, from back to front.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { state.overlays.filter { $0.level == level }.map(\.overlay) }

    /// Puts an overlay above the others of its level; under annotations and above names if no level is given.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) {
        insert(overlay, at: state.overlays.count, level)
    }

    /// Puts several overlays above the others of their level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    /// Puts an overlay at a place among those of its level, 0 behind all of them; one that is on the map already stays where it is.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel = .aboveLabels) {
        let same = state.overlays.indices.filter { state.overlays[$0].level == level }
        insert(overlay, at: index < same.count ? same[max(index, 0)] : state.overlays.count, level)
    }

    /// Puts an overlay right above another, on its level; above all if the other is not on the map.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let index = state.overlays.firstIndex { $0.overlay === sibling }
        insert(overlay, at: index.map { $0 + 1 } ?? state.overlays.count, index.map { state.overlays[$0].level } ?? .aboveLabels)
    }

    /// Puts an overlay right below another, on its level; above all if the other is not on the map.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        let index = state.overlays.firstIndex { $0.overlay === sibling }
        insert(overlay, at: index ?? state.overlays.count, index.map { state.overlays[$0].level } ?? .aboveLabels)
    }

    private func insert(_ overlay: any MKOverlay, at position: Int, _ level: MKOverlayLevel) {
        guard !state.shown.contains(ObjectIdentifier(overlay)) else { return }
        let usual = (overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay)
        let renderer = hub.value(usual) { $0.mapView(self, rendererFor: overlay) }
        renderer.canvas = canvas
        let record = MapState.OverlayRecord(overlay: overlay, renderer: renderer, level: level)
        // The delegate may have changed what is on the map.
        state.shown.insert(ObjectIdentifier(overlay))
        state.overlays.insert(record, at: min(position, state.overlays.count))
        canvas.setNeedsDisplay()
        setNeedsLayout()
        hub.tell { $0.mapView(self, didAdd: [renderer]) }
    }

    /// Takes an overlay off the map; what it is loading is given up.
    public func removeOverlay(_ overlay: any MKOverlay) {
        removeOverlays([overlay])
    }

    /// Takes several overlays off the map.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        let gone = state.shown.intersection(overlays.map { ObjectIdentifier($0) })
        guard !gone.isEmpty else { return }
        for record in state.overlays where gone.contains(ObjectIdentifier(record.overlay)) {
            (record.renderer as? MKTileOverlayRenderer)?.cancelLoading()
        }
        state.overlays.removeAll { gone.contains(ObjectIdentifier($0.overlay)) }
        state.shown.subtract(gone)
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    /// What draws an overlay; `nil` if it is not on the map.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        state.overlays.first { $0.overlay === overlay }?.renderer
    }
}
