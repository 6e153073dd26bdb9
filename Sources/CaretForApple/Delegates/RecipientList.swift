/// The recipients of a forwarder's calls: the app's delegate, then the observers in the order of their addition.
@MainActor final class RecipientList {
    private struct Observer {
        let id: Int
        let object: AnyObject
    }

    /// The delegate that the app has set. Held weakly.
    weak var delegate: AnyObject?
    private var observers: [Observer] = []
    private var lastID = 0

    /// All recipients in the order in which they are called for an event.
    var all: [AnyObject] { (delegate.map { [$0] } ?? []) + observers.map(\.object) }

    /// All recipients in the order in which they are asked for a value.
    var queryOrder: [AnyObject] { (delegate.map { [$0] } ?? []) + observers.reversed().map(\.object) }

    /// Adds a proxy, which is called after the delegate and the present observers.
    func add(_ proxy: AnyObject) { observers.append(Observer(id: nextID(), object: proxy)) }

    /// Adds an observer that is called directly after the delegate, and that is the last to be asked for a value.
    ///
    /// - Returns: The number of the observer.
    func addFirst(_ observer: AnyObject) -> Int {
        let id = nextID()
        observers.insert(Observer(id: id, object: observer), at: 0)
        return id
    }

    /// Removes the observer with a number.
    func remove(_ id: Int) { observers.removeAll { $0.id == id } }

    private func nextID() -> Int {
        lastID += 1
        return lastID
    }
}
