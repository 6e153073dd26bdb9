import MapEngines
import UIKitCore

extension MKMapView {
    /// Drops pins onto the map, beginning with the uppermost pin.
    func drop(_ views: [MKAnnotationView]) {
        let visible = views.filter { bounds.contains($0.center) && !$0.isHidden }.sorted { $0.center.y < $1.center.y }
        guard !visible.isEmpty, UIView.areAnimationsEnabled, window != nil else { return }
        let animation = PinDropAnimation(visible.enumerated().map { ($1, PinDrop(index: $0, height: $1.center.y + $1.bounds.height)) })
        animation.begin { [weak self] in self?.setNeedsLayout() }
    }
}

/// The animation of dropping pins, which retains itself until the last pin has landed.
@MainActor final class PinDropAnimation {
    private struct Entry {
        weak var view: MKAnnotationView?
        let annotation: ObjectIdentifier?
        let drop: PinDrop
    }
    private let entries: [Entry]

    init(_ pins: [(view: MKAnnotationView, drop: PinDrop)]) {
        entries = pins.map { Entry(view: $0.view, annotation: $0.view.annotation.map { ObjectIdentifier($0) }, drop: $0.drop) }
        applyPoses(at: 0)
    }

    func begin(completion: @escaping @MainActor () -> Void) {
        var start: TimeInterval?
        let end = entries.map(\.drop.end).max() ?? 0
        let link = CADisplayLink { link in
            let startTime = start ?? link.timestamp
            start = startTime
            let elapsed = link.targetTimestamp - startTime
            self.applyPoses(at: elapsed)
            guard elapsed >= end else { return }
            link.invalidate()
            completion()
        }
        link.add(to: .main, forMode: .common)
    }

    /// Applies the poses. A view that has been reused for another annotation is skipped.
    private func applyPoses(at time: TimeInterval) {
        for entry in entries where entry.view?.annotation.map({ ObjectIdentifier($0) }) == entry.annotation {
            entry.view?.pose = entry.drop.pose(at: time)
        }
    }
}
