import MapEngines
import UIKitCore

/// What a map shows.
@MainActor struct MapState {
    var viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0, size: .zero)
    /// What the app wanted to be seen before the map had a size.
    var pending: [MapTarget] = []
    var overlays: [OverlayRecord] = []
    /// The overlays that are on the map.
    var shown: Set<ObjectIdentifier> = []

    struct OverlayRecord {
        let overlay: any MKOverlay
        let renderer: MKOverlayRenderer
        let level: MKOverlayLevel
    }
}
