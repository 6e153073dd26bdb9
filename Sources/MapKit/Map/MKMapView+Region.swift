import MapEngines
import Platform
import UIKitCore

extension MKMapView {
    /// 390x844 pt: how large a map is taken to be that has no size yet.
    private static let usualSize = CGSize(width: 390, height: 844)

    func show(_ target: MapTarget, animated: Bool) {
        guard let end = target.viewport(from: state.viewport) else {
            Diagnostics.report(
                "map.invalid", "MKMapView: \(target.problem) cannot be shown; the map stays as it is.")
            return
        }
        if state.viewport.size == .zero { state.pending.append(target) }
        guard end != state.viewport || motion.kind != nil else { return }
        interrupt()
        hub.tell { $0.mapView(self, regionWillChangeAnimated: animated) }
        if animated, window != nil, state.viewport.size != .zero {
            fly(to: end)
        } else {
            state.viewport = end
            viewportChanged(isMoving: false)
            hub.tell { $0.mapView(self, regionDidChangeAnimated: animated) }
        }
    }

    /// The viewport that there is, or will be as soon as the map has a size.
    var expected: MapViewport {
        guard state.viewport.size == .zero else { return state.viewport }
        var result = state.viewport
        result.resize(to: Self.usualSize)
        return state.pending.reduce(result) { $1.viewport(from: $0) ?? $0 }
    }

    var visibleRegion: MKCoordinateRegion {
        var region = MKCoordinateRegion(MKMapRect(expected.visibleRect))
        if expected.heading == 0, let last = lastRegionWithoutSize { region = last }
        return region
    }

    /// What was asked for exactly, while the map has no size which could widen it.
    private var lastRegionWithoutSize: MKCoordinateRegion? {
        guard state.viewport.size == .zero, case .region(let region)? = state.pending.last else { return nil }
        return region
    }

    /// Takes over the view's size, and shows what was wanted before there was one.
    func takeSize() {
        guard bounds.size != state.viewport.size else { return }
        state.viewport.resize(to: bounds.size)
        if bounds.width > 0, bounds.height > 0 {
            let targets = state.pending
            state.pending = []
            state.viewport = targets.reduce(state.viewport) { $1.viewport(from: $0) ?? $0 }
        }
        canvas.rest(on: state.viewport)
        controls.setNeedsLayout()
    }

    /// Says that something else is to be seen now.
    ///
    /// - Parameter isMoving: whether more changes follow; who says so calls `canvas.rest(on:)` at the end.
    func viewportChanged(isMoving: Bool) {
        if isMoving {
            canvas.follow(state.viewport)
        } else {
            canvas.rest(on: state.viewport)
        }
        setNeedsLayout()
        controls.setNeedsLayout()
        hub.tell { $0.mapViewDidChangeVisibleRegion(self) }
    }
}
