import UIKitCore

extension MKMapView {
    /// The overlays on the map, from back to front.
    public var overlays: [any MKOverlay] { state.overlays.map(\.overlay) }

    /// Returns the overlays at a level, from back to front.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { state.overlays.filter { $0.level == level }.map(\.overlay) }

    /// Adds an overlay in front of the others of its level. By default, the level is above names and below
    /// annotations.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) {
        insert(overlay, at: state.overlays.count, level)
    }

    /// Adds several overlays in front of the others of their level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    /// Inserts an overlay at an index among the overlays of its level; index 0 is behind all others. An overlay that
    /// is already on the map is not moved.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel = .aboveLabels) {
        let indexesOfLevel = state.overlays.indices.filter { state.overlays[$0].level == level }
        insert(overlay, at: index < indexesOfLevel.count ? indexesOfLevel[max(index, 0)] : state.overlays.count, level)
    }

    /// Inserts an overlay directly in front of another overlay, at the same level.
    /// If the other overlay is not on the map, the new overlay is in front of all.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let index = state.overlays.firstIndex { $0.overlay === sibling }
        insert(overlay, at: index.map { $0 + 1 } ?? state.overlays.count, index.map { state.overlays[$0].level } ?? .aboveLabels)
    }

    /// Inserts an overlay directly behind another overlay, at the same level.
    /// If the other overlay is not on the map, the new overlay is in front of all.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        let index = state.overlays.firstIndex { $0.overlay === sibling }
        insert(overlay, at: index ?? state.overlays.count, index.map { state.overlays[$0].level } ?? .aboveLabels)
    }

    private func insert(_ overlay: any MKOverlay, at position: Int, _ level: MKOverlayLevel) {
        guard !state.overlayIdentifiers.contains(ObjectIdentifier(overlay)) else { return }
        let fallback = (overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay)
        let renderer = hub.value(fallback) { $0.mapView(self, rendererFor: overlay) }
        renderer.canvas = canvas
        let record = MapState.OverlayRecord(overlay: overlay, renderer: renderer, level: level)
        // The delegate may have changed the overlays.
        state.overlayIdentifiers.insert(ObjectIdentifier(overlay))
        state.overlays.insert(record, at: min(position, state.overlays.count))
        canvas.setNeedsDisplay()
        setNeedsLayout()
        hub.notify { $0.mapView(self, didAdd: [renderer]) }
    }

    /// Removes an overlay, and cancels its loads.
    public func removeOverlay(_ overlay: any MKOverlay) {
        removeOverlays([overlay])
    }

    /// Removes several overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        let removed = state.overlayIdentifiers.intersection(overlays.map { ObjectIdentifier($0) })
        guard !removed.isEmpty else { return }
        for record in state.overlays where removed.contains(ObjectIdentifier(record.overlay)) {
            (record.renderer as? MKTileOverlayRenderer)?.cancelLoading()
        }
        state.overlays.removeAll { removed.contains(ObjectIdentifier($0.overlay)) }
        state.overlayIdentifiers.subtract(removed)
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Returns the renderer of an overlay; `nil` if the overlay is not on the map.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        state.overlays.first { $0.overlay === overlay }?.renderer
    }
}
