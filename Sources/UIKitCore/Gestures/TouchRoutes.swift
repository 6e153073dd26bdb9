/// The delivery states of the current touches, in the order in which the touches began.
///
/// A linear search is faster than hashing here, because few touches are down at a time. A type of our own also keeps
/// packages of others out of the layout of UIKit's classes, which apps compile against.
struct TouchRoutes: Sequence {
    private var entries: [(id: ObjectIdentifier, route: TouchRoute)] = []

    /// The identities of the touches, in order.
    var keys: [ObjectIdentifier] { entries.map(\.id) }

    /// The delivery states, in order.
    var values: [TouchRoute] { entries.map(\.route) }

    /// The delivery state of a touch; `nil` removes the touch.
    subscript(id: ObjectIdentifier) -> TouchRoute? {
        get { entries.first { $0.id == id }?.route }
        set {
            let index = entries.firstIndex { $0.id == id }
            switch (index, newValue) {
            case (let index?, let route?): entries[index].route = route
            case (let index?, nil): entries.remove(at: index)
            case (nil, let route?): entries.append((id, route))
            case (nil, nil): break
            }
        }
    }

    func makeIterator() -> IndexingIterator<[(id: ObjectIdentifier, route: TouchRoute)]> { entries.makeIterator() }
}
