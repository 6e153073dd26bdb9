import CoreGraphics

/// The touches of a gesture, in the order in which they began.
package struct TouchSet: Sendable {
    package struct Contact: Sendable {
        package var start: TouchSample
        package var current: TouchSample
    }

    package private(set) var contacts: [Contact] = []

    package init() {}

    package var count: Int { contacts.count }
    package var isEmpty: Bool { contacts.isEmpty }

    /// The centroid of all touches; `.zero` without any.
    package var centroid: CGPoint {
        guard !contacts.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for contact in contacts {
            sum.x += contact.current.location.x
            sum.y += contact.current.location.y
        }
        return CGPoint(x: sum.x / CGFloat(contacts.count), y: sum.y / CGFloat(contacts.count))
    }

    /// The largest distance of a touch from its start, in points.
    package var largestTravel: CGFloat {
        contacts.map { $0.current.distance(from: $0.start.location) }.max() ?? 0
    }

    package mutating func add(_ touch: TouchSample) {
        contacts.append(Contact(start: touch, current: touch))
    }

    /// Updates the location of a touch. Returns whether the set contains the touch.
    @discardableResult package mutating func move(_ touch: TouchSample) -> Bool {
        guard let index = contacts.firstIndex(where: { $0.current.id == touch.id }) else { return false }
        contacts[index].current = touch
        return true
    }

    /// Removes a touch. Returns whether the set contained the touch.
    @discardableResult package mutating func remove(_ id: Int) -> Bool {
        guard let index = contacts.firstIndex(where: { $0.current.id == id }) else { return false }
        contacts.remove(at: index)
        return true
    }
}
