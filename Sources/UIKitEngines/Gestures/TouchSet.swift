import CoreGraphics

/// The touches of a gesture, in the order in which they began.
package struct TouchSet: Sendable {
    package struct Finger: Sendable {
        package var start: TouchSample
        package var current: TouchSample
    }

    package private(set) var fingers: [Finger] = []

    package init() {}

    package var count: Int { fingers.count }
    package var isEmpty: Bool { fingers.isEmpty }

    /// The centroid of all touches; `.zero` without any.
    package var centroid: CGPoint {
        guard !fingers.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for finger in fingers {
            sum.x += finger.current.location.x
            sum.y += finger.current.location.y
        }
        return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
    }

    /// The largest distance of a touch from where it began, in points.
    package var largestTravel: CGFloat {
        fingers.map { $0.current.distance(from: $0.start.location) }.max() ?? 0
    }

    package mutating func add(_ touch: TouchSample) {
        fingers.append(Finger(start: touch, current: touch))
    }

    /// Updates the location of a touch. Returns whether the set contains the touch.
    @discardableResult package mutating func move(_ touch: TouchSample) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.current.id == touch.id }) else { return false }
        fingers[index].current = touch
        return true
    }

    /// Removes a touch. Returns whether the set contained the touch.
    @discardableResult package mutating func remove(_ id: Int) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.current.id == id }) else { return false }
        fingers.remove(at: index)
        return true
    }
}
