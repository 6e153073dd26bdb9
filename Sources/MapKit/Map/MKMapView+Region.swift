import MapEngines
import Platform
import UIKitCore

extension MKMapView {
    /// The size in points that a map without a size is assumed to have.
    private static let assumedSize = CGSize(width: 390, height: 844)

    func show(_ target: MapTarget, animated: Bool) {
        guard let end = target.viewport(from: state.viewport) else {
            Diagnostics.report(
                "map.invalid", "MKMapView: \(target.problem) cannot be shown; the map stays as it is.")
            return
        }
        if state.viewport.size == .zero { state.pendingTargets.append(target) }
        guard end != state.viewport || motion.kind != nil else { return }
        interrupt()
        hub.notify { $0.mapView(self, regionWillChangeAnimated: animated) }
        if animated, window != nil, state.viewport.size != .zero {
            fly(to: end)
        } else {
            state.viewport = end
            viewportChanged(isMoving: false)
            hub.notify { $0.mapView(self, regionDidChangeAnimated: animated) }
        }
    }

    /// The current viewport; for a map without a size, the viewport that results from the pending targets.
    var expectedViewport: MapViewport {
        guard state.viewport.size == .zero else { return state.viewport }
        var result = state.viewport
        result.resize(to: Self.assumedSize)
        return state.pendingTargets.reduce(result) { $1.viewport(from: $0) ?? $0 }
    }

    var visibleRegion: MKCoordinateRegion {
        var region = MKCoordinateRegion(MKMapRect(expectedViewport.visibleRect))
        if expectedViewport.heading == 0, let last = lastRegionWithoutSize { region = last }
        return region
    }

    /// The region that was set last, if the map has no size yet; otherwise `nil`. With a size, the visible region may
    /// be wider than the region that was set.
    private var lastRegionWithoutSize: MKCoordinateRegion? {
        guard state.viewport.size == .zero, case .region(let region)? = state.pendingTargets.last else { return nil }
        return region
    }

    /// Adopts the size of the view, and applies the pending targets.
    func updateViewportSize() {
        guard bounds.size != state.viewport.size else { return }
        state.viewport.resize(to: bounds.size)
        if bounds.width > 0, bounds.height > 0 {
            let targets = state.pendingTargets
            state.pendingTargets = []
            state.viewport = targets.reduce(state.viewport) { $1.viewport(from: $0) ?? $0 }
        }
        canvas.rest(on: state.viewport)
        controls.setNeedsLayout()
    }

    /// Updates the map after a change of the viewport.
    ///
    /// - Parameter isMoving: Whether more changes follow. The caller then calls `canvas.rest(on:)` after the last
    ///   change.
    func viewportChanged(isMoving: Bool) {
        if isMoving {
            canvas.follow(state.viewport)
        } else {
            canvas.rest(on: state.viewport)
        }
        setNeedsLayout()
        controls.setNeedsLayout()
        hub.notify { $0.mapViewDidChangeVisibleRegion(self) }
    }
}
