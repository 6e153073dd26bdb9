import MapEngines
import UIKitCore

/// The viewport and the overlays of a map.
@MainActor struct MapState {
    var viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0, size: .zero)
    /// The targets that were set before the map had a size.
    var pendingTargets: [MapTarget] = []
    var overlays: [OverlayRecord] = []
    /// The identities of the overlays on the map.
    var overlayIdentifiers: Set<ObjectIdentifier> = []

    struct OverlayRecord {
        let overlay: any MKOverlay
        let renderer: MKOverlayRenderer
        let level: MKOverlayLevel
    }
}
